import { findStale } from "@/lib/modules/material/uploads";
import { sweepEach } from "@/lib/platform/jobs/sweep-each";
import { endFailedConversion } from "./end-conversion";

/** Ends abandoned decks: those never uploaded in time, and those whose job ended without finishing them. */
export const sweepPresentations = (): Promise<void> =>
  sweepEach(
    "decks",
    (last) => findStale("presentation", last),
    ({ id, why }) => endFailedConversion(id, why),
  );
