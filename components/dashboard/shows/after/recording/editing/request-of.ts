import { secondOfClock } from "./clock";
import { type CutPlace, type EditDraft, placeIn } from "./edit";

/** Fields of an edit, as the form shows them. */
export type Place =
  | "from"
  | "to"
  | "person"
  | "layout"
  | "layer"
  | "area"
  | "video"
  | "words"
  | "places"
  | "longer"
  | "keep";
type Problems = Partial<Record<Place, string>>;

/** A draft as the API takes it, or what is missing in it. */
type Asked = { request: Record<string, unknown>; problems: null } | { request: null; problems: Problems };

const NOT_A_TIME = "Enter a time such as 3:14.5.";
const NOT_A_LENGTH = "Enter a number of seconds, such as 4.";

/** Returns the body of the call that makes an edit. */
export function requestOf(draft: EditDraft): Asked {
  const { kind } = draft;
  const [start, end] = [draft.from, draft.to].map((text) =>
    text.trim() === "" ? undefined : (secondOfClock(text) ?? null),
  );
  const problems: Problems = {};
  if (start === null) problems.from = NOT_A_TIME;
  if (end === null) problems.to = NOT_A_TIME;
  const request = { kind, ...requestFor(draft, { start, end }, problems) };
  if (Object.keys(problems).length > 0) return { request: null, problems };
  return {
    request: Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined)),
    problems: null,
  };
}

interface Times {
  start: number | null | undefined;
  end: number | null | undefined;
}

function requestFor(draft: EditDraft, times: Times, problems: Problems): Record<string, unknown> {
  const { kind, personId, layout, people, layer, area, words } = draft;
  const { start, end } = times;
  const span = { from_sec: start, to_sec: end };
  const need = (place: Place, isThere: boolean, message: string) => {
    if (!isThere) problems[place] ??= message;
  };
  switch (kind) {
    case "drop":
      if (draft.places) {
        const chosen = draft.places.filter(({ isChosen }) => isChosen);
        need("places", chosen.length > 0, "Choose at least one.");
        return { places: chosen.map(placeOf) };
      }
      if (words) return wordsOf(words);
      need("from", start !== undefined, "Enter the cut’s start.");
      need("to", end !== undefined, "Enter the cut’s end.");
      return span;
    case "trim":
      need("from", (start ?? end) !== undefined, "Enter a new start or a new end.");
      return { start_sec: start, end_sec: end };
    case "shorten_silences":
      return silencesOf(draft, problems);
    case "hide_person":
    case "mute_person":
      need("person", personId !== null, "Choose a person.");
      return { ...span, person_id: personId };
    case "layout":
      need("layout", layout !== null || people.length > 0, "Choose a layout, or who is shown.");
      return { ...span, layout: layout ?? undefined, person_ids: people.length > 0 ? people : undefined };
    case "move_cut":
      need("from", start !== undefined, "Enter the cut’s time.");
      return { at_sec: start, to_sec: end };
    case "hide_layer":
      need("layer", layer !== null, "Choose a layer.");
      return { ...span, layer };
    case "redact_slide":
      need("from", start !== undefined, "Enter a time at which the slide is shown.");
      return { at_sec: start };
    case "redact_area":
      need("area", area !== null, "Draw an area on the picture, or enter one.");
      return { ...span, area };
    case "intro":
    case "outro":
      need("video", draft.videoId !== null, "Choose a video.");
      return { video_id: draft.videoId };
    case "redact_words":
      need("words", words !== null, "Choose words.");
      return words ? wordsOf(words) : {};
  }
}

const placeOf = ({ segmentId, words }: CutPlace): Record<string, unknown> => ({
  segment_id: segmentId,
  ...(words ? { first_word: words.first, last_word: words.last } : {}),
});

function wordsOf(words: NonNullable<EditDraft["words"]>): Record<string, unknown> {
  const [first, last] = [placeIn(words, words.first), placeIn(words, words.last)];
  return {
    ...{ segment_id: first.segmentId, first_word: first.word, last_word: last.word },
    ...(first.segmentId === last.segmentId ? {} : { last_segment_id: last.segmentId }),
  };
}

function silencesOf({ longer, keep }: EditDraft, problems: Problems): Record<string, unknown> {
  const [longest, kept] = [longer, keep].map(secondOfClock);
  if (longest === null) problems.longer = NOT_A_LENGTH;
  if (kept === null) problems.keep = NOT_A_LENGTH;
  return { longer_than_sec: longest, keep_sec: kept };
}
