import type { StoredAnalysis, StoredCall } from "../stored/stored-call";

/** Where a call's words come from. */
export interface CallOrigin {
  source: "given" | "show" | "notetaker";
  eventId: string | null;
  recordingId: string | null;
  saidBy: string[];
}

/** A call with its analysis, ready to be stored. */
export interface PreparedCall {
  /** Version of the row that it replaces; null for a new one. */
  basedOn: number | null;
  stored: StoredCall;
  origin: CallOrigin;
  analysis: StoredAnalysis;
  /** How many lines its recording had, if it was read from one. */
  spoken?: number;
}

/** A call that may not be analyzed yet. */
export type CallToStore = Omit<PreparedCall, "analysis"> & { analysis: StoredAnalysis | null };
