import { isDeepStrictEqual } from "node:util";
import { analyzeCall, type Call, readTranscript } from "@/lib/calls";
import type { SalesCall } from "@/lib/generated/prisma/client";
import { readSentCall } from "../reading/read-call";
import { refusingUnreadable } from "../reading/unreadable";
import { correctedCall, storedTranscript } from "../stored/corrected-call";
import { factCorrectionsOf } from "../stored/fact-corrections";
import { analysisOf, type StoredCall, storedCallOf } from "../stored/stored-call";
import type { CallOrigin, CallToStore, PreparedCall } from "./prepared-call";
import { renamedClaims, withClaims } from "./with-claims";

export const GIVEN: CallOrigin = { source: "given", eventId: null, recordingId: null, saidBy: [] };

/**
 * Analyzes a call as it will be stored. An hour's transcript takes about a tenth of a second, the longest one seconds: call it
 * before the transaction.
 * @param field that has its words
 * @throws `validation_error` if it can't be read
 */
export function prepareCall(
  stored: Omit<StoredCall, "language">,
  origin: CallOrigin,
  before: SalesCall | null,
  field?: string,
): PreparedCall {
  const call = correctedCall(stored);
  const facts = factCorrectionsOf(stored.corrections, call);
  const analysis = refusingUnreadable(() => analyzeCall(call, facts), field);
  const language = stored.given.language ?? analysis.language;
  return { basedOn: before?.version ?? null, stored: { ...stored, language }, origin, analysis };
}

/** Analyzes a call of which its words are already read, such as one that was heard in a room. */
export function prepareHeardCall(
  { segments, transcript: _none, ...given }: Call,
  origin: CallOrigin,
): PreparedCall {
  const words = storedTranscript(refusingUnreadable(() => readTranscript({ segments: segments ?? [] })));
  return prepareCall({ given, corrections: {}, transcript: words }, origin, null);
}

/** The same without an analysis, which can be made later. */
export function unanalyzedHeardCall(
  { segments, transcript: _none, ...given }: Call,
  origin: CallOrigin,
): CallToStore {
  const read = refusingUnreadable(() => readSentCall({ ...given, segments: segments ?? [] }));
  const { language } = read;
  const stored = { given, corrections: {}, transcript: storedTranscript(read.transcript), language };
  return { basedOn: null, stored, origin, analysis: null };
}

export const originOf = ({ source, eventId, recordingId, saidBy, ...row }: SalesCall): CallOrigin => ({
  source: source as CallOrigin["source"],
  ...{ eventId, recordingId, saidBy },
  ...{ transcriptVersion: row.transcriptVersion, editsMark: row.editsMark },
});

/**
 * The same for a call of which only corrections change. Without a change of what is analyzed, its analysis stays. A call without
 * an analysis gets none: that has its price.
 */
export function prepareCorrected(before: SalesCall, corrections: StoredCall["corrections"]): CallToStore {
  const { language, ...was } = storedCallOf(before);
  const stored = { ...was, corrections };
  const analysis = analysisOf(before);
  const isSame =
    isDeepStrictEqual(correctedCall(was), correctedCall(stored)) &&
    isDeepStrictEqual(was.corrections.facts, corrections.facts);
  if (analysis && !isSame) {
    const prepared = prepareCall(stored, originOf(before), before);
    const { claims } = analysis;
    return claims
      ? withClaims(prepared, renamedClaims(claims, correctedCall(was), correctedCall(stored)))
      : prepared;
  }
  return { basedOn: before.version, analysis, origin: originOf(before), stored: { ...stored, language } };
}
