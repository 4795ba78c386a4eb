import { findStale } from "@/lib/modules/material/uploads";
import { endFailedConversion } from "./end-conversion";

/** Ends decks that nobody works on any more: those never sent in their time, and those whose job has ended without them. */
export async function sweepPresentations(): Promise<void> {
  for (const { id, why } of await findStale("presentation")) await endFailedConversion(id, why);
}
