import { type Call, languageOf, readTranscript, type Transcript } from "@/lib/calls";
import type { SalesCall } from "@/lib/generated/prisma/client";
import { correctedCall } from "../stored/corrected-call";
import { analysisOf, type Corrections, type StoredAnalysis, storedCallOf } from "../stored/stored-call";

/** A call that an operation reads, with corrected speakers and facts. */
export interface ReadCall {
  /** Of its row in `sales_call`; null if it was only sent with the request. */
  id: string | null;
  /** The id that callers use. */
  call_id: string | null;
  /** As `analyzeCall()` of `lib/calls` takes it. */
  call: Call;
  transcript: Transcript;
  /** en, de, fr or es, with a region if it was given with one. */
  language: string;
  /** As stored; null if it was never analyzed. */
  analysis: StoredAnalysis | null;
  /** What people corrected; null if it was only sent. */
  corrections: Corrections | null;
}

const NEW = { analysis: null, corrections: null };

/** @throws UnreadableCall */
export function readSentCall(call: Call): ReadCall {
  const transcript = readTranscript(call);
  const recognized = languageOf(call.language, transcript.lines);
  const language = call.language ?? recognized;
  return { id: null, call_id: null, call: { ...call, language }, transcript, language, ...NEW };
}

export function readStoredCall(row: SalesCall): ReadCall {
  const stored = storedCallOf(row);
  const call = correctedCall(stored);
  return {
    ...{ id: row.id, call_id: row.callId, call, language: row.language },
    transcript: readTranscript(call),
    analysis: analysisOf(row),
    corrections: stored.corrections,
  };
}
