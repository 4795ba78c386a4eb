import { videoSecond } from "@/lib/stage/video-time";
import type { Clause } from "../clause/clause";
import { spokenSeconds } from "../words/spoken-seconds";
import type { ActInput, Rule, RuleContext } from "./rule";

const shown = ({ state: { video } }: RuleContext): boolean => video.visible && video.src !== null;
const plays = ({ state: { video } }: RuleContext): boolean => video.started_at !== null;
const says = ({ words }: Clause, pattern: RegExp): boolean => words.some((word) => pattern.test(word));

const NO_VIDEO = "No video is on stage.";
const fromStart: ActInput[] = [{ action: "seek_video", second: 0 }, { action: "play_video" }];

/** Returns a jump relative to the current position. Without a current time, the position isn't known. */
function moved({ words }: Clause, context: RuleContext, direction: 1 | -1): ActInput[] | string | null {
  const by = spokenSeconds(words);
  const { state, at } = context;
  if (!shown(context) || by === null) return null;
  if (at === undefined) return "Say which second of the video to go to.";
  const second = videoSecond(state.video, at) + direction * by;
  const last = state.video.duration_sec ?? Number.POSITIVE_INFINITY;
  return [{ action: "seek_video", second: Math.round(Math.min(Math.max(0, second), last)) }];
}

/** Rules for the video on stage. All other meanings of these words are left to other rules. */
export const videoRules: Rule[] = [
  {
    example: "pause the video",
    need: [["HOLD"], ["VIDEO"]],
    may: ["PUT"],
    make: (_clause, context) => (shown(context) ? [{ action: "pause_video" }] : NO_VIDEO),
  },
  {
    example: "pause the video",
    need: [["HOLD"]],
    make: (clause, context) =>
      shown(context) && plays(context) && says(clause, /^pause$/) ? [{ action: "pause_video" }] : null,
  },
  {
    example: "play the video again",
    need: [["START"]],
    may: ["VIDEO", "FIRST", "AGAIN", "UM", "TO_START"],
    make: (clause, context) => {
      const { concepts } = clause;
      const again = says(clause, /^(?:again|restart)$/) || concepts.has("UM") || concepts.has("AGAIN");
      return shown(context) && (again || concepts.has("FIRST")) ? fromStart : null;
    },
  },
  {
    example: "resume the video",
    need: [["START"]],
    may: ["VIDEO"],
    make: (clause, context) => {
      const goesOn = says(clause, /^(?:play|resume|unpause|continue|roll)$/);
      return shown(context) && !plays(context) && goesOn ? [{ action: "play_video" }] : null;
    },
  },
  {
    example: "rewind the video",
    need: [["PREV"], ["VIDEO"]],
    make: (clause, context) =>
      shown(context) && says(clause, /^rewind$/) ? [{ action: "seek_video", second: 0 }] : null,
  },
  {
    example: "jump to two minutes in the video",
    need: [["GO"]],
    may: ["UNIT", "VIDEO", "HALF"],
    numbers: [0, 3],
    make: (clause, context) => {
      const second = spokenSeconds(clause.words);
      return shown(context) && second !== null ? [{ action: "seek_video", second }] : null;
    },
  },
  {
    example: "skip ahead 30 seconds in the video",
    need: [["NEXT"], ["UNIT"]],
    may: ["GO", "SKIP", "VIDEO", "BY", "HALF", "MORE"],
    numbers: [0, 2],
    make: (clause, context) => moved(clause, context, 1),
  },
  {
    example: "go back ten seconds in the video",
    need: [["PREV"], ["UNIT"]],
    may: ["GO", "SKIP", "VIDEO", "BY", "HALF", "MORE"],
    numbers: [0, 2],
    make: (clause, context) => moved(clause, context, -1),
  },
];
