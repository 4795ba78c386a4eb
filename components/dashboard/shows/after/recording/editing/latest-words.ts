import type { RecordedPerson } from "../facts/people-of";
import type { Edit } from "./edit";
import { editTitle } from "./edit-words";

type People = readonly Pick<RecordedPerson, "id" | "name">[];

/** Returns how people in a recording are called. */
export const namesOf =
  (people: People) =>
  (personId: string): string =>
    people.find(({ id }) => id === personId)?.name ?? "Someone";

const lastMoment = ({ created_at, undone_at }: Edit): string => undone_at ?? created_at;

/** Says who changed a recording last, and how. */
export function latestWords(edits: readonly Edit[], people: People): string {
  const latest = edits.toSorted((a, b) => lastMoment(a).localeCompare(lastMoment(b))).at(-1);
  if (!latest) return "The program was rendered again.";
  const what = editTitle(latest, namesOf(people));
  return latest.undone_by
    ? `${latest.undone_by.name} undid “${what}”.`
    : `Latest edit, by ${latest.created_by.name}: ${what}.`;
}
