import type { DataOf } from "@/lib/client/wire-types";
import { countWords } from "../../shows/after/recording/facts/recording-words";

export type Erased = DataOf<"erasePersonalData">;

/** In the order of the receipt. A count without a line here doesn't compile. */
const LINES: { [Kind in keyof Erased]: (count: number) => string } = {
  registrations: (count) => countWords(count, "registration"),
  guests: (count) => countWords(count, "guest"),
  vendors: (count) => countWords(count, "vendor"),
  mails: (count) => countWords(count, "email"),
  chat: (count) =>
    count === 1 ? "1 message, question or drawing" : `${count} messages, questions and drawings`,
  recordings: (count) => `Picture, sound and words in ${countWords(count, "recording")}`,
  deals: (count) => `${countWords(count, "deal")}. Unsigned proposals are withdrawn`,
  calls: (count) => `${countWords(count, "sales call")}, with what others said`,
  webhook_events: (count) => `Their data in ${countWords(count, "webhook event")}`,
  import_reports: (count) => `${countWords(count, "import report")}, with everyone in the list`,
};

/** What an erasure removes, a line each. Empty if nothing was counted. */
export const erasedLines = (erased: Erased): string[] =>
  (Object.keys(LINES) as (keyof Erased)[])
    .filter((kind) => erased[kind] > 0)
    .map((kind) => LINES[kind](erased[kind]));

/** What an erasure leaves. */
export const STAYS =
  "Statistics keep attendance and votes without a name. Signed proposals, the suppression list and the audit log are kept.";
