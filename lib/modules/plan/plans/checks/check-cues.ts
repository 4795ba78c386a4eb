import type { PlanInput } from "@/lib/stage";
import type { Finding } from "../schema";
import { findingOf } from "./finding-of";
import type { PlanSurroundings } from "./plan-surroundings";

type Segment = PlanInput["segments"][number];
type FoundProblem = Pick<Finding, "code" | "severity" | "message" | "mend">;

/** Checks whether the slides, videos and polls of the segments exist. */
export const checkCues = ({ segments }: PlanInput, { deckPages, videos }: PlanSurroundings): Finding[] =>
  segments.flatMap((segment, index) => {
    const slide = aboutSlide(segment.slide, deckPages);
    const video = aboutVideo(segment.video, videos);
    const several = aboutSeveral(segment);
    const poll = aboutPoll(segment);
    return [
      ...(slide ? [findingOf(segments, index, "slide", slide)] : []),
      ...(video ? [findingOf(segments, index, "video", video)] : []),
      ...(several ? [findingOf(segments, index, several.field, several.problem)] : []),
      ...(poll ? [findingOf(segments, index, "poll", poll)] : []),
    ];
  });

function aboutSlide(
  slide: Segment["slide"],
  deckPages: ReadonlyMap<string, number>,
): FoundProblem | undefined {
  if (!slide) return;
  const pages = deckPages.get(slide.presentation_id);
  if (pages !== undefined && slide.page <= pages) return;
  return {
    code: "missing_slide",
    severity: "error",
    message:
      pages === undefined
        ? "This presentation isn't part of the show."
        : `The presentation has ${pages} pages, so page ${slide.page} doesn't exist.`,
    mend:
      pages === undefined
        ? "Set `slide` to a page of one of the show's presentations, or to null."
        : `Set \`slide.page\` to 1 to ${pages}.`,
  };
}

function aboutVideo(video: Segment["video"], videos: PlanSurroundings["videos"]): FoundProblem | undefined {
  if (!video) return;
  const found = videos.get(video.video_id);
  if (found?.state === "ready") return;
  const mend = "Choose a video of the show that's ready, or none (`video: null`).";
  if (!found)
    return { code: "missing_video", severity: "error", message: "This video isn't part of the show.", mend };
  const failed = found.state === "failed";
  return {
    code: "missing_video",
    severity: failed ? "error" : "warning",
    message: failed
      ? `The video “${found.name}” couldn't be converted.`
      : `The video “${found.name}” isn't ready yet.`,
    mend: failed ? mend : "Wait until it's ready (`getVideo`). Until then, the segment runs without it.",
  };
}

/** The stage shares only one thing at a time. */
function aboutSeveral({
  video,
  whiteboard,
  slide,
}: Segment): { field: string; problem: FoundProblem } | undefined {
  const [first, second] = [
    ...(video ? ["video"] : []),
    ...(whiteboard ? ["whiteboard"] : []),
    ...(slide ? ["slide"] : []),
  ];
  if (!first || !second) return;
  return {
    field: second,
    problem: {
      code: "covered",
      severity: "info",
      message: `This segment opens with its ${first}. Its ${second} is shown only by command, or if the ${first} isn't available.`,
      mend: `Remove the ${second} (\`${second}: ${second === "whiteboard" ? "false" : "null"}\`), or give it its own segment.`,
    },
  };
}

function aboutPoll({ type, poll }: Segment): FoundProblem | undefined {
  if (!poll)
    return type === "poll"
      ? {
          code: "missing_poll",
          severity: "warning",
          message: "This segment's poll has no question.",
          mend: "Add one (`setSegmentPoll`).",
        }
      : undefined;
  const options = poll.options.map((option) => option.trim().toLowerCase());
  if (new Set(options).size === options.length) return;
  return {
    code: "repeated_option",
    severity: "warning",
    message: "Two of the poll's options are the same.",
    mend: "Change one of them (`setSegmentPoll`).",
  };
}
