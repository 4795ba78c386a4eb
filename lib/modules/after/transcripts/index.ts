export { eraseCorrections } from "./correcting/erase-corrections";
export { openTranscript } from "./reading/open-transcript";
export { isTranscriptKey } from "./reading/transcript-key";
