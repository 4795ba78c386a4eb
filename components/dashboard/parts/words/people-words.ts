import type { DataOf } from "@/lib/client/wire-types";

export type PersonRow = DataOf<"listRegistrations">[number];
export type PersonState = PersonRow["state"];

export const STATE_WORDS: Record<PersonState, string> = {
  confirmed: "Confirmed",
  waitlisted: "Waitlisted",
  pending_approval: "Pending approval",
  cancelled: "Cancelled",
};

const SOURCE_WORDS: Record<string, string> = {
  signup: "Signup page",
  viewer_door: "Viewer page",
  api: "API",
  import: "Import",
};

/** Where someone came from. Sources that the organizer defined are shown unchanged. */
export const sourceWords = (source: string): string => SOURCE_WORDS[source] ?? source;

export const peopleCount = (count: number): string =>
  count === 1 ? "1 person" : `${count.toLocaleString("en")} people`;
