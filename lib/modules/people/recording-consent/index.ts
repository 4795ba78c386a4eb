export { RECORDING_ANSWER_NOTICE } from "./answer-notice";
export { consentAt, consentNow, consentOf, type RecordingAnswer } from "./consent";
export { recordingAnswers } from "./recording-answers";
export { retireAnswers } from "./retire-answers";
export { saveAnswer } from "./save-answer";
export { withdrawAnswer } from "./withdraw-answer";
