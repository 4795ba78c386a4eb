import type { CallAnalysis, Evidence } from "../analysis-shape";
import type { Call, Transcript } from "../call";
import { analyzeCall, readTranscript } from "../index";

/** A call with what was found in it, which texts about it are made of. */
export interface Heard {
  call: Call;
  transcript: Transcript;
  analysis: CallAnalysis;
}

/**
 * Reads and analyzes a call.
 * @throws UnreadableCall
 */
export const hear = (call: Call): Heard => ({
  call,
  transcript: readTranscript(call),
  analysis: analyzeCall(call),
});

/** A sentence that we write, with the lines it stands on. */
export interface Statement {
  text: string;
  evidence: Evidence[];
}
