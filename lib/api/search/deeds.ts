import { conceptOf } from "./synonyms";

/** Verbs for what operations do, as people and operation names use them. */
export const DEEDS: ReadonlySet<string> = new Set(
  "create delete update suspend list get rotate revoke retry send test upload complete download drive run invite resend record reorder reset"
    .split(" ")
    .map(conceptOf),
);
export const LOOKS: ReadonlySet<string> = new Set(["list", "get"].map(conceptOf));

export const isDeed = (term: string): boolean => DEEDS.has(term) && !LOOKS.has(term);
