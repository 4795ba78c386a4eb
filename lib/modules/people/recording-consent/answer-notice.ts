/** Topic of the notice that someone answered whether they agree to be recorded. */
export const RECORDING_ANSWER_NOTICE = "recording_answer";
