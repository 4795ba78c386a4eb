import { findStale } from "@/lib/modules/material/uploads";
import { endFailedConversion } from "./end-conversion";

/** Ends abandoned decks: those never uploaded in time, and those whose job ended without finishing them. */
export async function sweepPresentations(): Promise<void> {
  for (const { id, why } of await findStale("presentation")) await endFailedConversion(id, why);
}
