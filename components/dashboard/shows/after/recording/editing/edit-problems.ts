import type { ApiError } from "@/lib/client/api-error";
import { secondAsClock } from "@/lib/stage/video-time";
import { fieldWords } from "../../../../parts/forms/field-words";
import type { Place } from "./request-of";

/** What is wrong with an edit, by its fields. */
type EditProblems = Partial<Record<Place | "rest", string | undefined>>;

/** The API's fields, without what is inside of them. */
const FIELDS: Record<Place, readonly string[]> = {
  from: ["from_sec", "start_sec", "at_sec"],
  to: ["to_sec", "end_sec"],
  person: ["person_id"],
  layout: ["layout", "person_ids"],
  layer: ["layer"],
  area: ["area"],
  video: ["video_id", "kind"],
  places: ["places"],
  words: ["segment_id", "last_segment_id", "first_word", "last_word"],
  longer: ["longer_than_sec"],
  keep: ["keep_sec"],
};

/** Whether the edit was made for another version of the recording than it has now. */
export const isBehind = (error: ApiError | null): boolean =>
  error?.code === "version_conflict" && "expected_version" in error.fields;

/** Says what is wrong with an edit that the API refused. */
export function editProblems(error: ApiError | null): EditProblems {
  if (!error || isBehind(error)) return {};
  const refused = Object.keys(error.fields);
  const found: EditProblems = Object.fromEntries(
    Object.entries(FIELDS).flatMap(([place, fields]) => {
      const field = refused.find((one) => fields.includes(one.split(".")[0] ?? ""));
      return field === undefined ? [] : [[place, timeWords(error, field)]];
    }),
  );
  const isSaid = Object.values(found).some((one) => one !== undefined);
  return isSaid ? found : { rest: error.message };
}

const TIMES: readonly string[] = ["from_sec", "to_sec", "start_sec", "end_sec", "at_sec"];

function timeWords(error: ApiError, field: string): string | undefined {
  const code = error.fields[field];
  const most = error.details[field]?.max;
  if (code === "too_large" && most !== undefined && TIMES.includes(field))
    return `The program ends at ${secondAsClock(most)}.`;
  const least = error.details[field]?.min;
  if (field === "to_sec" && least !== undefined) return `The cut before it is at ${secondAsClock(least)}.`;
  if (code === "too_small" && TIMES.includes(field)) return "Enter a later time.";
  if (code === "not_allowed") return error.message;
  if (code === "invalid") return "The cut is already at this time.";
  if (code === "duplicate") return "An earlier edit already does this.";
  if (code === "not_found" && field === "person_id") return "This person isn’t in the program.";
  return code === "not_found" ? error.message : fieldWords(error, field);
}
