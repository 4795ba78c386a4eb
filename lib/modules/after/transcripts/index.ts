export { eraseCorrections } from "./correcting/erase-corrections";
export { findRecorded } from "./find-transcript";
export { beginPass } from "./generating/begin-pass";
export { HAS_MICROPHONE } from "./generating/has-microphone";
export { passTask } from "./generating/pass-task";
export { lockTranscript } from "./lock-transcript";
export { openTranscript } from "./reading/open-transcript";
export { writeTranscript } from "./reading/transcript-file";
export { isTranscriptKey, transcriptKey } from "./reading/transcript-key";
