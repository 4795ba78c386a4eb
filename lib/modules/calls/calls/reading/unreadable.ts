import { type CallProblem, UnreadableCall } from "@/lib/calls";
import type { FieldCode } from "@/lib/operation/errors";
import { invalid } from "@/lib/operation/problem";

const CODES: Record<CallProblem, FieldCode> = {
  empty: "required",
  too_long: "too_long",
  unsupported_language: "unsupported",
  both_transcripts: "not_allowed",
};

/**
 * Runs what reads a call of the request.
 * @param field that has its words: `transcript`, or `transcripts.0.segments` for calls in lists
 * @throws `validation_error` instead of `UnreadableCall`
 */
export function refusingUnreadable<T>(work: () => T, field = "transcript"): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof UnreadableCall)) throw error;
    const isLanguage = error.problem === "unsupported_language";
    const at = isLanguage ? field.replace(/[^.]*$/, "language") : field;
    throw invalid({ [at]: CODES[error.problem] }, error.message);
  }
}
