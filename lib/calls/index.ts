export { analyzeCall } from "./analysis/analyze-call";
export { readTranscript } from "./transcript/read-transcript";
