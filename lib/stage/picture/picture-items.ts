import { atTime } from "../at-time";
import { currentDeckPage } from "../deck-pages";
import type { Tile } from "../layouts";
import { ASPECTS, type Aspect, type Rect, WHOLE } from "../layouts/rect";
import type { CardKind } from "../placement/layers-on";
import type { Placement } from "../placement/place-stage";
import { placementOf } from "../placement/placement-of";
import type { StageState } from "../state";

/** One rectangle in a picture of the stage, in fractions of the frame. */
export interface PictureBox extends Rect {
  kind: Tile["kind"] | "empty" | "mask" | "card" | "line";
  title: string;
  subtitle: string;
}

/** Width of a picture of the stage, in pixels. */
export const PICTURE_WIDTH = 960;

/** Something besides the tiles, such as a poll or the ticker: its kind and its full text. */
export interface PictureNote {
  label: string;
  text: string;
}

export interface StagePicture {
  boxes: PictureBox[];
  notes: PictureNote[];
}

const MASKS = { mask: "Please stand by", hold: "Please stand by", end: "The show has ended" } as const;

const HOLDING_WORDS = "We'll be right back";

interface Seen {
  aspect?: Aspect;
  /** The time of the picture: a quote disappears after its time. */
  at?: string | undefined;
}

/** Returns what a picture of the stage shows, independent of the format: what viewers see, without media. */
export function pictureOf(stored: StageState, { aspect = "16:9", at }: Seen = {}): StagePicture {
  const state = at === undefined ? stored : atTime(stored, at);
  const { level, message } = state.mask;
  if (level !== null) {
    const mask = { ...WHOLE, kind: "mask" as const, title: message ?? MASKS[level], subtitle: "" };
    return { boxes: [mask], notes: [] };
  }
  if (state.holding) {
    const title = state.holding.line ?? HOLDING_WORDS;
    return { boxes: [{ ...WHOLE, kind: "mask", title, subtitle: "" }], notes: [] };
  }
  const placement = placementOf(state, { ratio: ASPECTS[aspect], widthPx: PICTURE_WIDTH });
  const tiles = placement.tiles.map((tile) => boxOf(state, tile));
  const empty = { ...WHOLE, kind: "empty" as const, title: "No one is on stage", subtitle: "" };
  const notes = notesOf(state);
  return { boxes: [...(tiles.length > 0 ? tiles : [empty]), ...layerBoxes(placement, notes)], notes };
}

const CARD_LABELS: Record<CardKind, string> = { quote: "Quote", poll: "Poll", question: "Question" };

/** Returns the cards beside the tiles, and the layers over their lower edge. */
function layerBoxes(placement: Placement, notes: readonly PictureNote[]): PictureBox[] {
  const wordsOf = (label: string) => notes.find((note) => note.label === label)?.text ?? "";
  const cards = placement.cards.map(({ kind, rect }): PictureBox => {
    const label = CARD_LABELS[kind];
    return { ...rect, kind: "card", title: label, subtitle: wordsOf(label) };
  });
  const lines = [
    ["Lower third", placement.lowerThird],
    ["Captions", placement.captions],
    ["Call to action", placement.cta],
    ["Ticker", placement.ticker],
  ] as const;
  return [
    ...cards,
    ...lines.flatMap(([label, placed]): PictureBox[] => {
      const title = label === "Captions" ? label : wordsOf(label);
      return placed ? [{ ...placed.rect, kind: "line", title, subtitle: "" }] : [];
    }),
  ];
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
    ["Lower third", line && [line.title, line.subtitle].filter(Boolean).join(", ")],
    ["Quote", quote && [quote.text, quote.author].filter(Boolean).join(" - ")],
    ["Question", question && [question.text, question.author].filter(Boolean).join(" - ")],
    ["Poll", poll && poll.state !== "draft" && pollWords(poll)],
    ["Ticker", ticker.visible && ticker.items.join(" + ")],
    ["Call to action", cta.visible && cta.label],
    ["Announcer", emcee?.text],
    ["Music", music.on && `${music.track}, ${music.volume}%`],
    ["Captions", captions.on && "on"],
  ];
  return notes.flatMap(([label, text]) => (text ? [{ label, text }] : []));
}

const pollWords = ({ question, options, state, results_shown }: NonNullable<StageState["poll"]>): string =>
  `${question} (${options.join(" / ")}; ${state}${results_shown ? ", results shown" : ""})`;
