import type { PlanInput } from "@/lib/stage";
import type { PlanSurroundings } from "./check-plan";
import { findingOf } from "./finding-of";
import type { Finding } from "./schema";

type Segment = PlanInput["segments"][number];
type Told = Pick<Finding, "code" | "severity" | "message" | "mend">;

/** Whether the slides and polls that the parts want are there. */
export const checkCues = ({ segments }: PlanInput, { deckPages }: PlanSurroundings): Finding[] =>
  segments.flatMap((segment, index) => {
    const slide = aboutSlide(segment.slide, deckPages);
    const poll = aboutPoll(segment);
    return [
      ...(slide ? [findingOf(segments, index, "slide", slide)] : []),
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
