import type { EmergencyLevel } from "@/lib/stage";
import {
  initialState,
  NO_VIDEO,
  type Placement,
  placementOf,
  type StagePerson,
  type StageState,
} from "@/lib/stage";
import { currentDeckPage, deckPageCount } from "@/lib/stage/deck-pages";
import { layersOn } from "@/lib/stage/placement/layers-on";
import { type Circumstances, withoutSecrets } from "./without-secrets";

/** A card that covers everything. Its words are built in if `line` is null. */
export interface DrawnCard {
  kind: "card";
  card: "holding" | EmergencyLevel;
  title: string;
  line: string | null;
}

/** The stage, as far as it is visible. */
export interface DrawnStage {
  kind: "stage";
  /**
   * Everything that isn't visible has its initial value, ids and times included. The people are those with a
   * tile, in the tiles' order. Members are always in the same order, because keys are made from it: those in
   * rows from the database have another.
   */
  state: StageState;
  /** Where everything is, without captions, which are beside the program. */
  placement: Placement;
  /** Identities in `state` that are drawn as silhouettes: they have no name and no media. */
  silhouettes: readonly string[];
  /** Identity of the person whose screen replaces the slides. */
  screenOf: string | null;
  /** The poll's votes, if they are shown. */
  votes: readonly number[] | null;
  /** Version of the whiteboard's drawing, if it is shown. */
  board: string | null;
}

export type Drawn = DrawnCard | DrawnStage;

/** Size of the picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Returns what is drawn of a stage, without anything that isn't seen. */
export function drawnOf(stored: StageState, circumstances: Circumstances, size: PictureSize): Drawn {
  const { mask, holding, title } = stored;
  if (mask.level !== null) return { kind: "card", card: mask.level, title, line: mask.message || null };
  if (holding !== null) return { kind: "card", card: "holding", title, line: holding.line };
  const { state, silhouettes } = withoutSecrets(stored, circumstances);
  const placement = placementOf(state, {
    ratio: size.width / size.height,
    widthPx: size.width,
    hasScreen: circumstances.screenOf !== null,
    layers: { ...layersOn(state), captions: null },
  });
  const content = placement.tiles.find(({ identity }) => identity === null)?.kind;
  const screenOf = content === "deck" ? circumstances.screenOf : null;
  const shown = new Set(placement.cards.map(({ kind }) => kind));
  return {
    kind: "stage",
    state: {
      ...visiblePicture(state, placement),
      ...visibleContent(state, screenOf === null ? content : undefined),
      ...visibleLayers(state, placement),
    },
    placement,
    silhouettes: silhouettes.filter((one) => placement.tiles.some(({ identity }) => identity === one)),
    screenOf,
    votes: shown.has("poll") && state.poll?.results_shown ? circumstances.votes : null,
    board: content === "whiteboard" ? circumstances.board : null,
  };
}

const BLANK = initialState();

function visiblePicture(state: StageState, { tiles }: Placement): StageState {
  const { title, layout, immersive, zoom } = state;
  const stage = tiles.flatMap((tile) => {
    const person = state.stage.find(({ identity }) => identity === tile.identity);
    return person ? [visiblePerson(person)] : [];
  });
  const isZoomed =
    zoom.level > 1 && (zoom.target === null || tiles.some(({ identity }) => identity === zoom.target));
  return {
    ...BLANK,
    ...{ title, stage, layout, immersive },
    phase: "live",
    spotlight: tiles.find(({ spotlit }) => spotlit)?.identity ?? null,
    zoom: isZoomed ? { level: zoom.level, target: zoom.target } : BLANK.zoom,
  };
}

/** A person's title is only shown in the lower third, which has its own words. */
const visiblePerson = ({ identity, name, kind, muted }: StagePerson): StagePerson => ({
  ...{ identity, name, title: "", kind, muted },
});

function visibleContent(
  state: StageState,
  content: Placement["tiles"][number]["kind"] | undefined,
): Pick<StageState, "deck" | "whiteboard" | "video"> {
  const { video_id, src, title, duration_sec } = state.video;
  const page = content === "deck" ? currentDeckPage(state) : null;
  const deck = {
    visible: true,
    // A presentation without pages would be replaced by cards made from the scenes.
    presentation_id: "shown",
    page: state.deck.page,
    page_count: deckPageCount(state),
    pages: page ? [{ number: page.number, title: page.title, lines: page.lines, image: page.image }] : [],
  };
  const video = { visible: true, video_id, src, title, duration_sec, started_at: null, position_sec: 0 };
  return {
    deck: content === "deck" ? deck : BLANK.deck,
    whiteboard: { visible: content === "whiteboard" },
    video: content === "video" ? video : NO_VIDEO,
  };
}

const NEVER = "1970-01-01T00:00:00.000Z";

function visibleLayers(state: StageState, placement: Placement): Partial<StageState> {
  const { poll, question, quote, lower_third: line, ticker, cta } = state;
  const cards = new Set(placement.cards.map(({ kind }) => kind));
  return {
    poll:
      poll && cards.has("poll")
        ? {
            ...{ id: "shown", question: poll.question, options: poll.options },
            ...{ state: poll.state, results_shown: poll.results_shown },
          }
        : null,
    question: question && { id: "shown", text: question.text, author: question.author },
    quote: quote && { id: "shown", text: quote.text, author: quote.author, at: NEVER, ends_at: NEVER },
    lower_third:
      line && placement.lowerThird
        ? { identity: line.identity, title: line.title, subtitle: line.subtitle }
        : null,
    ticker: placement.ticker ? { visible: true, items: ticker.items } : BLANK.ticker,
    cta: placement.cta ? { visible: true, label: cta.label, url: cta.url } : BLANK.cta,
  };
}
