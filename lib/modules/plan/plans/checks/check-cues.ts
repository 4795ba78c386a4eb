import type { PlanInput } from "@/lib/stage";
import type { Finding } from "../schema";
import type { PlanSurroundings } from "./check-plan";
import { findingOf } from "./finding-of";

type Segment = PlanInput["segments"][number];
type Told = Pick<Finding, "code" | "severity" | "message" | "mend">;

/** Whether the slides, videos and polls that the parts want are there. */
export const checkCues = ({ segments }: PlanInput, { deckPages, videos }: PlanSurroundings): Finding[] =>
  segments.flatMap((segment, index) => {
    const slide = aboutSlide(segment.slide, deckPages);
    const video = aboutVideo(segment.video, videos);
    const several = aboutSeveral(segment);
    const poll = aboutPoll(segment);
    return [
      ...(slide ? [findingOf(segments, index, "slide", slide)] : []),
      ...(video ? [findingOf(segments, index, "video", video)] : []),
      ...(several ? [findingOf(segments, index, several.field, several.told)] : []),
      ...(poll ? [findingOf(segments, index, "poll", poll)] : []),
    ];
  });

function aboutSlide(slide: Segment["slide"], deckPages: ReadonlyMap<string, number>): Told | undefined {
  if (!slide) return;
  const pages = deckPages.get(slide.presentation_id);
  if (pages !== undefined && slide.page <= pages) return;
  return {
    code: "missing_slide",
    severity: "error",
    message:
      pages === undefined
        ? "The show has no such presentation."
        : `The presentation has ${pages} pages, and this is page ${slide.page}.`,
    mend:
      pages === undefined
        ? "Set `slide` to a page of a presentation of this show, or to null."
        : `Set \`slide.page\` to 1 to ${pages}.`,
  };
}

function aboutVideo(video: Segment["video"], videos: PlanSurroundings["videos"]): Told | undefined {
  if (!video) return;
  const found = videos.get(video.video_id);
  if (found?.state === "ready") return;
  const mend = "Set `video` to a video of this show that is ready, or to null.";
  if (!found)
    return { code: "missing_video", severity: "error", message: "The show has no such video.", mend };
  const failed = found.state === "failed";
  return {
    code: "missing_video",
    severity: failed ? "error" : "warning",
    message: failed
      ? `The video “${found.name}” could not be converted.`
      : `The video “${found.name}” is not ready yet.`,
    mend: failed ? mend : "Wait until getVideo says `ready`: until then the part goes on without it.",
  };
}

/** One thing at a time is shared on the stage. */
function aboutSeveral({ video, whiteboard, slide }: Segment): { field: string; told: Told } | undefined {
  const [first, second] = [
    ...(video ? ["video"] : []),
    ...(whiteboard ? ["whiteboard"] : []),
    ...(slide ? ["slide"] : []),
  ];
  if (!first || !second) return;
  return {
    field: second,
    told: {
      code: "covered",
      severity: "info",
      message: `The part opens with its ${first}; the ${second} is shown only where that cannot be, or by command.`,
      mend: `Set \`${second}\` to ${second === "whiteboard" ? "false" : "null"}, or give it a part of its own.`,
    },
  };
}

function aboutPoll({ type, poll }: Segment): Told | undefined {
  if (!poll)
    return type === "poll"
      ? {
          code: "missing_poll",
          severity: "warning",
          message: "A poll is planned and there is no question.",
          mend: "Write one with setSegmentPoll.",
        }
      : undefined;
  const options = poll.options.map((option) => option.trim().toLowerCase());
  if (new Set(options).size === options.length) return;
  return {
    code: "repeated_option",
    severity: "warning",
    message: "Two answers of the poll are the same.",
    mend: "Change one of them with setSegmentPoll.",
  };
}
