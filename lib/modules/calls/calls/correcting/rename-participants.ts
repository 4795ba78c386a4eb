import { plainOf } from "@/lib/calls";
import type { CallChanges } from "../schema";
import type { Corrections } from "../stored/stored-call";

type Changes = NonNullable<CallChanges["speakers"]>;
type Names = NonNullable<Corrections["participant_names"]>;

const keyOf = (name: string): string => plainOf(name).toLowerCase();

/**
 * Returns names of participants after speakers were renamed or merged: a participant of that name is the same person. Taking a
 * speaker's names back gives participants the names that were sent.
 */
export function renameParticipants(
  participants: readonly { name: string }[],
  names: Names,
  changes: Changes,
): Names {
  let renamed = names;
  for (const { name, rename, merge_into } of changes) {
    const is = (one: string) => keyOf(one) === keyOf(name);
    const to = merge_into ?? rename;
    if (to === undefined) continue;
    const others = renamed.filter((one) => !is(one.name));
    if (to === null) {
      renamed = others;
      continue;
    }
    const mapped = renamed.filter((one) => is(one.name)).map(({ given }) => given);
    const taken = new Set(renamed.map(({ given }) => keyOf(given)));
    const own = participants.filter((one) => is(one.name) && !taken.has(keyOf(one.name)));
    const moved = [...mapped, ...own.map((one) => one.name)];
    renamed = [...others, ...moved.map((given) => ({ given, name: plainOf(to) }))];
  }
  return renamed.filter(({ given, name }) => given !== name);
}
