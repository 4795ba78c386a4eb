import type { Clause } from "../clause/clause";
import type { Concept } from "../words/lexicon";
import type { Rule, RuleContext } from "./rule";

/** "Play the recording" is about a video. */
const plays = ({ words }: Clause): boolean => words.some((word) => /^(?:play|roll|cue|spin)$/.test(word));

/** A video on stage can be called a recording too. Unless the show is recorded, that's what is meant. */
const meansVideo = ({ state }: RuleContext): boolean => state.recording === "off" && state.video.visible;

const OF_SHOW: readonly Concept[] = ["SHOW_ITSELF", "RUNDOWN"];

export const recordingRules: Rule[] = [
  {
    example: "pause the recording",
    need: [["HOLD", "STOP", "CLOSE", "OFF"], ["RECORDING"]],
    may: ["PUT", "TURN", ...OF_SHOW],
    make: (_clause, context) => (meansVideo(context) ? null : [{ action: "pause_recording" }]),
  },
  {
    example: "resume the recording",
    need: [["START"], ["RECORDING", "RECORD_AGAIN"]],
    may: ["AGAIN", ...OF_SHOW],
    make: (clause, context) =>
      plays(clause) || meansVideo(context) ? null : [{ action: "resume_recording" }],
  },
  {
    example: "continue recording",
    need: [["RECORD_AGAIN"]],
    may: ["TURN", "GO", ...OF_SHOW],
    make: (_clause, context) => (meansVideo(context) ? null : [{ action: "resume_recording" }]),
  },
];
