import { invalid } from "@/lib/operation/problem";
import {
  editedStages,
  type MediaRange,
  mediaRanges,
  mediaTime,
  msOfFrame,
  rangesEver,
  showsSlide,
  stageAt,
  wholeRanges,
} from "@/lib/program";
import type { Rect } from "@/lib/stage";
import { currentDeckPage, sceneOfDeckPage } from "@/lib/stage/deck-pages";
import type { EditRequest } from "../edit-schema";
import { askedFrame, askedRange, askedTimes } from "./asked-range";
import { askedWords, readTranscript } from "./asked-words";
import { type MadeEdit, madeEdit, type Of } from "./made-edit";

type Asked<Kind extends EditRequest["kind"]> = Extract<EditRequest, { kind: Kind }>;

/** Empties a slide wherever it's shown, cut out or not, and where only an earlier version shows it. */
export function redactSlideOf({ at_sec }: Asked<"redact_slide">, of: Of): MadeEdit {
  const sessions = editedStages(of.show, of.edits);
  const at = mediaTime(of.line.stretches, msOfFrame(askedFrame(at_sec)) + 1);
  const state = at && stageAt(sessions, { ...at, ms: Math.floor(at.ms) });
  if (!state?.deck.visible || currentDeckPage(state) === null)
    throw invalid({ at_sec: "not_found" }, "No slide is shown at this time.");
  const { presentation_id: presentationId, page } = state.deck;
  if (presentationId === "redacted")
    throw invalid({ at_sec: "duplicate" }, "An earlier edit already does this.");
  const scene = sceneOfDeckPage(state);
  const slide = { presentationId, page, ...(scene ? { sceneId: scene.id } : {}) };
  const ranges = rangesEver(of.show, of.edits, (shown) => shown.deck.visible && showsSlide(shown, slide));
  return madeEdit("redact_slide", ranges, slide);
}

/** Covers a part of the picture, also in what was cut out in between. */
export function redactAreaOf(asked: Asked<"redact_area">, { line, edits }: Of): MadeEdit {
  const { area } = asked;
  if (area.x + area.width > 1 || area.y + area.height > 1)
    throw invalid({ area: "too_large" }, "The area must be inside the picture.");
  const ranges = wholeRanges(mediaRanges(line.stretches, askedRange(line, askedTimes(asked))));
  const covers = edits.flatMap((edit) =>
    edit.kind === "redact_area" && isWithin(area, edit.area) ? [edit.range] : [],
  );
  if (ranges.every((range) => covers.some((cover) => isDuring(range, cover))))
    throw invalid({ area: "duplicate" }, "An earlier edit already does this.");
  return madeEdit("redact_area", ranges, { area });
}

const isWithin = (area: Rect, cover: Rect): boolean =>
  cover.x <= area.x &&
  cover.y <= area.y &&
  area.x + area.width <= cover.x + cover.width &&
  area.y + area.height <= cover.y + cover.height;

const isDuring = (range: MediaRange, cover: MediaRange): boolean =>
  range.sessionId === cover.sessionId && cover.fromMs <= range.fromMs && range.toMs <= cover.toMs;

/** Mutes everyone while words are said, because another microphone may have picked them up. */
export async function redactWordsOf(asked: Asked<"redact_words">, of: Of): Promise<MadeEdit> {
  const [words, ...moreWords] = askedWords(asked, await readTranscript(of));
  if ([words, ...moreWords].every(({ isRedacted }) => isRedacted))
    throw invalid({ segment_id: "duplicate" }, "An earlier edit already does this.");
  const ranges = [words, ...moreWords].map(({ line, details, tolerance }) => ({
    sessionId: line.sessionId,
    fromMs: Math.max(0, Math.floor(details.fromMs - tolerance.before)),
    toMs: Math.ceil(details.toMs + tolerance.after),
  }));
  const further = moreWords.map(({ details }) => details);
  return madeEdit("redact_words", withoutOverlap(ranges), {
    words: words.details,
    ...(further.length > 0 ? { moreWords: further } : {}),
  });
}

/** Each range ends where the next one begins, so that no time counts twice. */
const withoutOverlap = (ranges: readonly MediaRange[]): MediaRange[] =>
  ranges.map((range, index) => {
    const next = ranges[index + 1];
    const isFollowed =
      next?.sessionId === range.sessionId && range.fromMs < next.fromMs && range.toMs <= next.toMs;
    return isFollowed ? { ...range, toMs: Math.min(range.toMs, next.fromMs) } : range;
  });
