import type { Line } from "../call";
import { isSamePerson } from "../transcript/people";
import { nameFrom } from "../writing/wording/inline";
import type { CallEvidence, Change, Placed } from "./rollup-shape";
import type { RollUpWords } from "./words/rollup-words";

interface Seen {
  name: string;
  /** By the number of the call: how many words of all, and the last line. */
  calls: Map<number, { share: number; last: CallEvidence; first: CallEvidence }>;
}

const SURE = 0.6;
const LITTLE = { share: 0.06, of: 0.3 };

export interface Quiet {
  name: string;
  last_call: number;
  evidence: CallEvidence[];
}

/** Who of the customer's people appeared, and who went quiet. */
export function peopleOverTime(
  calls: readonly Placed[],
  words: RollUpWords,
): { changes: Change[]; quiet: Quiet[] } {
  const seen = customersOf(calls);
  const labelled = calls.filter(({ transcript }) => transcript.labelled);
  const [first, last] = [labelled[0], calls.at(-1)];
  const changes: Change[] = [];
  const quiet: Quiet[] = [];
  for (const { name, calls: where } of seen) {
    const numbers = [...where.keys()];
    const from = numbers[0] ?? 0;
    if (first && from > first.number) {
      const line = where.get(from)?.first;
      if (line)
        changes.push({ kind: "person_joined", weight: 1, text: words.joined(name), evidence: [line] });
    }
    if (!last?.transcript.labelled) continue;
    const until = numbers.at(-1) ?? 0;
    const line = where.get(until)?.last;
    if (until < last.number && line) {
      quiet.push({ name, last_call: until, evidence: [line] });
      changes.push({ kind: "person_quiet", weight: -1, text: words.quiet(name, until), evidence: [line] });
      continue;
    }
    const before = numbers.slice(0, -1).map((number) => where.get(number)?.share ?? 0);
    const usual = before.reduce((sum, share) => sum + share, 0) / Math.max(1, before.length);
    const now = where.get(until)?.share ?? 0;
    if (line && before.length > 0 && now < LITTLE.share && now < usual * LITTLE.of)
      changes.push({ kind: "person_quiet", weight: -0.5, text: words.saysLess(name), evidence: [line] });
  }
  return { changes, quiet };
}

function customersOf(calls: readonly Placed[]): Seen[] {
  const all: Seen[] = [];
  for (const call of calls) {
    for (const { name: label, side, confidence } of call.analysis.people) {
      const name = nameFrom(label);
      if (side !== "customer" || confidence < SURE || name === null) continue;
      const own = call.transcript.lines.filter(({ speaker }) => speaker === label);
      const [begin, end] = [own[0], own.at(-1)];
      if (!begin || !end) continue;
      const share = call.analysis.talk_ratio?.by_person.find((one) => one.name === label)?.share ?? 0;
      const at = { share, first: lineOf(call, begin), last: lineOf(call, end) };
      const known = matching(all, name);
      // Two people could be meant: then no one is said to be gone.
      if (known === "several") continue;
      if (known) {
        if (name.length > known.name.length) known.name = name;
        known.calls.set(call.number, at);
      } else all.push({ name, calls: new Map([[call.number, at]]) });
    }
  }
  const isDouble = ({ name }: Seen): boolean => all.filter((one) => isSamePerson(one.name, name)).length > 1;
  return all.filter((one) => !isDouble(one));
}

function matching(all: readonly Seen[], name: string): Seen | "several" | null {
  const exactly = all.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (exactly) return exactly;
  const same = all.filter((one) => isSamePerson(one.name, name));
  return same.length > 1 ? "several" : (same[0] ?? null);
}

const QUOTE = 300;

const lineOf = ({ number }: Placed, { text, ...line }: Line): CallEvidence => ({
  call: number,
  ...line,
  // Without half of a character at the end.
  quote: text.slice(0, QUOTE).replace(/[\uD800-\uDBFF]$/, ""),
});
