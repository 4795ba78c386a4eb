export { analyzeCall } from "./analysis/analyze-call";
export type { FactCorrections } from "./analysis/fact-corrections";
export { type CallAnalysis, type Element, QUALIFICATION } from "./analysis-shape";
export {
  type Call,
  type CallProblem,
  type Line,
  type Participant,
  type Side,
  type Transcript,
  UnreadableCall,
} from "./call";
export { plainOf } from "./transcript/clean";
export { distinctNames } from "./transcript/distinct-names";
export { languageOf, rulesOf } from "./transcript/language";
export { countCharacters, readTranscript } from "./transcript/read-transcript";
export { sentencesOf } from "./transcript/sentences-of";
