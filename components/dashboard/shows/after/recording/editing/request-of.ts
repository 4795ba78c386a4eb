import { secondOfClock } from "./clock";
import type { EditDraft } from "./edit";

type Place = "from" | "to" | "person";

/** A draft as the API takes it, or what is missing in it. */
type Asked =
  | { request: Record<string, unknown>; problems: null }
  | { request: null; problems: Partial<Record<Place, string>> };

const NOT_A_TIME = "Enter a time such as 3:14.5.";

/** Returns the body of the call that makes an edit. */
export function requestOf({ kind, from, to, personId }: EditDraft): Asked {
  const [start, end] = [from, to].map((text) => (text.trim() === "" ? undefined : secondOfClock(text)));
  const problems: Partial<Record<Place, string>> = {};
  if (start === null) problems.from = NOT_A_TIME;
  if (end === null) problems.to = NOT_A_TIME;
  if (kind === "drop" && start === undefined) problems.from = "Enter where the cut begins.";
  if (kind === "drop" && end === undefined) problems.to = "Enter where the cut ends.";
  if (kind === "trim" && start === undefined && end === undefined)
    problems.from = "Enter a new start or a new end.";
  const isAboutSomeone = kind === "hide_person" || kind === "mute_person";
  if (isAboutSomeone && personId === null) problems.person = "Choose a person.";
  if (Object.keys(problems).length > 0) return { request: null, problems };
  const names = kind === "trim" ? ["start_sec", "end_sec"] : ["from_sec", "to_sec"];
  const times = [start, end].flatMap((second, index) =>
    second === undefined ? [] : [[names[index], second] as const],
  );
  return {
    request: {
      kind,
      ...Object.fromEntries(times),
      ...(isAboutSomeone ? { person_id: personId } : {}),
    },
    problems: null,
  };
}
