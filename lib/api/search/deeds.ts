import { conceptOf } from "./synonyms";

/** What operations do, as people and the names of operations say it. */
export const DEEDS: ReadonlySet<string> = new Set(
  "create delete update suspend list get rotate revoke retry send test upload complete download drive run invite resend record reorder reset"
    .split(" ")
    .map(conceptOf),
);
export const LOOKS: ReadonlySet<string> = new Set(["list", "get"].map(conceptOf));

export const isDeed = (term: string): boolean => DEEDS.has(term) && !LOOKS.has(term);
