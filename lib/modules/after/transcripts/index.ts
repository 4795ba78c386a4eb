export { eraseCorrections } from "./correcting/erase-corrections";
export { findRecorded } from "./find-transcript";
export { beginPass } from "./generating/begin-pass";
export { HAS_SOUND } from "./generating/has-sound";
export { passTask } from "./generating/pass-task";
export { requireRecognizer } from "./generating/require-recognizer";
export { lockTranscript } from "./lock-transcript";
export { openTranscript } from "./reading/open-transcript";
export { isTranscriptKey, transcriptKey } from "./reading/transcript-key";
