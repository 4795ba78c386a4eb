import { currentDeckPage } from "../deck-pages";
import { type Tile, tilesOf } from "../layouts";
import type { Aspect, Rect } from "../layouts/rect";
import type { StageState } from "../state";

/** One rectangle of a picture of the stage, in fractions of the frame. */
export interface PictureBox extends Rect {
  kind: Tile["kind"] | "empty" | "mask";
  title: string;
  subtitle: string;
}

/** Something beside the tiles, such as a poll or the ticker: what it is and what it says. */
export interface PictureNote {
  label: string;
  text: string;
}

export interface StagePicture {
  boxes: PictureBox[];
  notes: PictureNote[];
}

const WHOLE: Rect = { x: 0, y: 0, width: 1, height: 1 };

const MASKS = { mask: "Please stand by", hold: "Please stand by", end: "The show has ended" } as const;

const HOLDING_WORDS = "We'll be right back";

/** What a picture of the stage shows, however it is drawn: what viewers see, without the media. */
export function pictureOf(state: StageState, aspect: Aspect): StagePicture {
  const { level, message } = state.mask;
  if (level !== null) {
    const mask = { ...WHOLE, kind: "mask" as const, title: message ?? MASKS[level], subtitle: "" };
    return { boxes: [mask], notes: [] };
  }
  if (state.holding) {
    const title = state.holding.line ?? HOLDING_WORDS;
    return { boxes: [{ ...WHOLE, kind: "mask", title, subtitle: "" }], notes: [] };
  }
  const boxes = tilesOf(state, aspect).map((tile) => boxOf(state, tile));
  const empty = { ...WHOLE, kind: "empty" as const, title: "No one is on stage", subtitle: "" };
  return { boxes: boxes.length > 0 ? boxes : [empty], notes: notesOf(state) };
}

function boxOf(state: StageState, { kind, identity, x, y, width, height, scale, spotlit }: Tile): PictureBox {
  const rect = { x, y, width, height };
  if (kind !== "person") return { ...rect, kind, ...contentWords(state, kind) };
  const person = state.stage.find((other) => other.identity === identity);
  const marks = [
    person?.title ?? "",
    person?.muted ? "muted" : "",
    spotlit ? "spotlight" : "",
    scale > 1 ? `zoom ${scale} x` : "",
  ];
  return { ...rect, kind, title: person?.name ?? "", subtitle: marks.filter(Boolean).join(", ") };
}

function contentWords(state: StageState, kind: Exclude<Tile["kind"], "person">) {
  if (kind === "whiteboard") return { title: "Whiteboard", subtitle: "" };
  if (kind === "video") return { title: "Video", subtitle: state.video.title ?? "" };
  const page = currentDeckPage(state);
  return { title: `Slide ${page?.number ?? state.deck.page}`, subtitle: page?.title ?? "" };
}

function notesOf(state: StageState): PictureNote[] {
  const { lower_third: line, quote, question, poll, ticker, cta, emcee, music, captions } = state;
  const notes: [string, string | null | undefined | false][] = [
    ["Name line", line && [line.title, line.subtitle].filter(Boolean).join(", ")],
    ["Quote", quote && [quote.text, quote.author].filter(Boolean).join(" - ")],
    ["Question", question && [question.text, question.author].filter(Boolean).join(" - ")],
    ["Poll", poll && poll.state !== "draft" && pollWords(poll)],
    ["Ticker", ticker.visible && ticker.items.join(" + ")],
    ["Call to action", cta.visible && cta.label],
    ["Announcer", emcee?.text],
    ["Music", music.on && `${music.track}, ${music.volume} %`],
    ["Captions", captions.on && "on"],
  ];
  return notes.flatMap(([label, text]) => (text ? [{ label, text }] : []));
}

const pollWords = ({ question, options, state, results_shown }: NonNullable<StageState["poll"]>): string =>
  `${question} (${options.join(" / ")}; ${state}${results_shown ? ", results shown" : ""})`;
