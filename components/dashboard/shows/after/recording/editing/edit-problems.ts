import type { ApiError } from "@/lib/client/api-error";
import { secondAsClock } from "@/lib/stage/video-time";
import { fieldWords } from "../../../../parts/forms/field-words";

/** What is wrong with an edit, by its fields. */
interface EditProblems {
  from?: string | undefined;
  to?: string | undefined;
  person?: string | undefined;
  rest?: string | undefined;
}

/** Whether the edit was made for another version of the recording than it has now. */
export const isBehind = (error: ApiError | null): boolean =>
  error?.code === "version_conflict" && "expected_version" in error.fields;

/** Says what is wrong with an edit that the API refused. */
export function editProblems(error: ApiError | null): EditProblems {
  if (!error || isBehind(error)) return {};
  const words = (...fields: string[]) =>
    fields.flatMap((field) => (field in error.fields ? [timeWords(error, field)] : []))[0];
  const found = {
    from: words("from_sec", "start_sec"),
    to: words("to_sec", "end_sec"),
    person: words("person_id"),
  };
  const isSaid = Object.values(found).some((one) => one !== undefined);
  return isSaid ? found : { rest: error.message };
}

function timeWords(error: ApiError, field: string): string | undefined {
  const code = error.fields[field];
  const most = error.details[field]?.max;
  if (code === "too_large" && most !== undefined) return `The program ends at ${secondAsClock(most)}.`;
  if (code === "too_small") return "This must be after the beginning.";
  if (code === "not_allowed") return "At least a second of the program must be left.";
  if (code === "invalid") return "This is where it is already.";
  if (code === "duplicate") return "An earlier edit does that already.";
  if (code === "not_found") return "This person isn’t in the program.";
  return fieldWords(error, field);
}
