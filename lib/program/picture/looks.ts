import { NO_VIDEO, type Rect, type StageState } from "@/lib/stage";
import { personOf } from "@/lib/stage/room-identity";
import { hiddenLayer, type SessionEdits } from "../line/edits";
import type { SessionWindows } from "../show/capture-windows";
import type { RecordedShow } from "../show/recorded-show";
import type { SessionStages, StageDuring } from "../show/session-stages";
import { type Interval, isInside } from "../time/intervals";
import { keyOf } from "../time/key-of";
import { frameAt, msOfFrame } from "../time/units";
import { type Screens, screenOwner } from "../tracks/screens";
import { type Drawn, drawnOf, type PictureSize } from "./drawn";
import { coversAt, stageEditor } from "./edited-stage";
import { lastBefore } from "./last-before";
import type { Circumstances } from "./without-secrets";

/** What every picture of a program has in common. */
export interface PictureStyle {
  size: PictureSize;
  /** Stands for the show's theme, colors, logo and language. */
  look: string;
  /** Version of what draws and encodes the picture. */
  composer: string;
}

/** How the picture looked for a while, in frames of the session's media time. */
export interface Look extends Interval {
  drawn: Drawn;
  /** Key of what stands still in it. */
  stillKey: string;
  video: StageState["video"];
  /** Parts of the picture that are covered, in fractions of it. */
  covers: readonly Rect[];
  hidesEffects: boolean;
  /** First frame with the ticker as it is. */
  tickerSince: number;
}

export interface LookInput {
  session: SessionStages;
  windows: SessionWindows;
  edits: SessionEdits;
  screens: Screens;
  show: Pick<RecordedShow, "timeline" | "boards">;
  style: PictureStyle;
}

/** Yields the looks of a session from a frame on. */
export function* looksOf(input: LookInput, fromFrame = 0): Generator<Look, void> {
  const cuts = cutsOf(input);
  const make = lookMaker(input);
  const ticker = tickerFollower();
  let last: Look | undefined;
  let next = 0;
  for (const stage of input.session.stages) {
    const since = ticker(stage);
    const end = frameAt(stage.to);
    for (let from = Math.max(fromFrame, frameAt(stage.from)); from < end; ) {
      while ((cuts[next] ?? end) <= from) next += 1;
      const to = Math.min(end, cuts[next] ?? end);
      const made = make(stage.state, from);
      const tickerSince = made.drawn.kind === "stage" && made.drawn.placement.ticker ? since : 0;
      const look = { ...made, from, to, tickerSince };
      if (last && isSame(last, look)) last.to = to;
      else {
        if (last) yield last;
        last = look;
      }
      from = to;
    }
  }
  if (last) yield last;
}

const isSame = (a: Look, b: Look): boolean =>
  a.to === b.from &&
  a.stillKey === b.stillKey &&
  screenOf(a.drawn) === screenOf(b.drawn) &&
  a.tickerSince === b.tickerSince &&
  JSON.stringify(a.covers) === JSON.stringify(b.covers) &&
  a.hidesEffects === b.hidesEffects &&
  a.video.started_at === b.video.started_at &&
  a.video.position_sec === b.video.position_sec;

const screenOf = (drawn: Drawn): string | null => (drawn.kind === "stage" ? drawn.screenOf : null);

/** Returns the frames at which the picture may change without a change of the stage, in order. */
function cutsOf({ session, windows, edits, screens, show }: LookInput): number[] {
  const edges = [...windows.values(), ...edits.hidden.values(), ...screens.values(), edits.staged]
    .flat()
    .flatMap(({ from, to }) => [from, to]);
  const { began } = session;
  const quotes = session.stages.flatMap(({ state }) =>
    state.quote ? [Date.parse(state.quote.ends_at) - began] : [],
  );
  const counts = [...show.timeline.votes.values()].flat().map(({ at }) => at - began);
  const boards = (show.boards ?? []).map(({ at }) => at.getTime() - began);
  const all = [...edges, ...quotes, ...counts, ...boards].filter((ms) => ms > 0 && Number.isFinite(ms));
  return [...new Set(all.map(frameAt))].sort((a, b) => a - b);
}

type Made = Pick<Look, "drawn" | "stillKey" | "video" | "covers" | "hidesEffects">;

/** Returns what draws a stage at a frame. Drawing it again as before costs nothing. */
function lookMaker(input: LookInput): (state: StageState, frame: number) => Made {
  const circumstancesAt = circumstancesFor(input);
  const editedAt = stageEditor(input);
  const withoutEffects = hiddenLayer(input.edits, "effects");
  let last: { state: StageState; signature: string; made: Made } | undefined;
  return (shown, frame) => {
    // An edit counts from its first frame on, as changes of the stage do.
    const ms = Math.floor(msOfFrame(frame));
    const state = editedAt(shown, ms);
    const circumstances = circumstancesAt(state, msOfFrame(frame));
    const covers = coversAt(input.edits, ms);
    const hidesEffects = isInside(withoutEffects, ms);
    const signature = JSON.stringify([circumstances, covers, hidesEffects]);
    if (!last || last.signature !== signature || !looksLike(last.state, state)) {
      const drawn = drawnOf(state, circumstances, input.style.size);
      const isPlayed = drawn.kind === "stage" && drawn.state.video.visible;
      const video = isPlayed ? state.video : NO_VIDEO;
      const stillKey = stillKeyOf(drawn, input.style);
      last = { state, signature, made: { drawn, stillKey, video, covers, hidesEffects } };
    }
    return last.made;
  };
}

/** The parts of the stage that the picture depends on. Replaying keeps what didn't change. */
const SEEN = [
  ...(["title", "layout", "stage", "spotlight", "deck", "whiteboard", "video", "zoom", "immersive"] as const),
  ...(["ticker", "poll", "question", "quote", "lower_third", "cta", "mask", "holding", "scenes"] as const),
] satisfies (keyof StageState)[];

const looksLike = (a: StageState, b: StageState): boolean => SEEN.every((member) => a[member] === b[member]);

function stillKeyOf(drawn: Drawn, style: PictureStyle): string {
  const { size, look, composer } = style;
  const common = [size.width, size.height, look, composer];
  if (drawn.kind === "card") return keyOf([...common, drawn]);
  const { state, placement, silhouettes, votes, board } = drawn;
  // Screens move, so whose it is doesn't matter for what stands still.
  const hasScreen = drawn.screenOf !== null;
  return keyOf([...common, state, { placement, silhouettes, votes, board, hasScreen }]);
}

function circumstancesFor({ session, windows, edits, screens, show }: LookInput) {
  const { began } = session;
  const boards = [...(show.boards ?? [])]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, board }) => ({ at: at.getTime(), board }));
  return (state: StageState, ms: number): Circumstances => {
    const identities = state.stage.map(({ identity }) => identity);
    const isIn = (lists: ReadonlyMap<string, readonly Interval[]>) => (identity: string) =>
      isInside(lists.get(personOf(identity)) ?? [], ms);
    const hidden = identities.filter(isIn(edits.hidden));
    const declined = identities.filter((identity) => !isIn(windows)(identity));
    const at = began + ms;
    const counts = state.poll && show.timeline.votes.get(state.poll.id);
    return {
      declined,
      hidden,
      screenOf: screenOwner(state, (personId) => isIn(screens)(personId) && !isIn(edits.hidden)(personId)),
      votes: (counts && lastBefore(counts, at)?.counts) ?? null,
      board: lastBefore(boards, at)?.board ?? null,
      isQuoteOver: state.quote !== null && Date.parse(state.quote.ends_at) <= at,
    };
  };
}

function tickerFollower(): (stage: StageDuring) => number {
  let since = 0;
  let before: StageState["ticker"] | undefined;
  return ({ from, state: { ticker } }) => {
    const isSameTicker =
      before?.visible && ticker.visible && before.items.join("\n") === ticker.items.join("\n");
    if (!isSameTicker) since = frameAt(from);
    before = ticker;
    return ticker.visible ? since : 0;
  };
}
