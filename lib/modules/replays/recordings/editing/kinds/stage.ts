import { invalid } from "@/lib/operation/problem";
import {
  type EditedSession,
  editedStages,
  editsIn,
  effectRanges,
  type HideableLayer,
  hiddenLayer,
  joinedRanges,
  type MediaRange,
  mediaRanges,
  msOfFrame,
  outside,
  type ProgramEdit,
  pictureCuts,
  rangesWhere,
  type Stretch,
  wholeRanges,
} from "@/lib/program";
import type { StageState } from "@/lib/stage";
import { personOf } from "@/lib/stage/room-identity";
import type { EditRequest } from "../edit-schema";
import { secondsOf } from "../present-edit";
import { askedFrame, askedRange, askedTimes } from "./asked-range";
import { type MadeEdit, madeEdit, type Of } from "./made-edit";
import { isIn } from "./people";

type Asked<Kind extends EditRequest["kind"]> = Extract<EditRequest, { kind: Kind }>;

/** Shows another layout or other people for a while, also in what was cut out in between. */
export function layoutOf(asked: Asked<"layout">, of: Of): MadeEdit {
  const { layout = null, person_ids } = asked;
  if (layout === null && person_ids === undefined) throw invalid({ layout: "required" });
  const people = person_ids?.map(personOf) ?? null;
  for (const [index, personId] of (people ?? []).entries()) {
    if (!isIn(of, "hide_person", personId)) throw invalid({ [`person_ids.${index}`]: "not_found" });
    if (people?.indexOf(personId) !== index) throw invalid({ [`person_ids.${index}`]: "duplicate" });
  }
  const ranges = wholeRanges(mediaRanges(of.line.stretches, askedRange(of.line, askedTimes(asked))));
  return madeEdit("layout", ranges, { layout, people });
}

type StageLayer = Exclude<HideableLayer, "screen" | "effects">;

const SHOWS: Record<StageLayer, (state: StageState) => boolean> = {
  lower_third: ({ lower_third }) => lower_third !== null,
  ticker: ({ ticker }) => ticker.visible && ticker.items.length > 0,
  poll: ({ poll }) => poll !== null && poll.state !== "draft",
  question: ({ question }) => question !== null,
  quote: ({ quote }) => quote !== null,
  cta: ({ cta }) => cta.visible,
  deck: ({ deck }) => deck.visible,
  whiteboard: ({ whiteboard }) => whiteboard.visible,
  video: ({ video }) => video.visible,
};

/** Hides a layer wherever it's shown in a time, and where only an earlier version shows it. */
export function hideLayerOf(asked: Asked<"hide_layer">, of: Of): MadeEdit {
  const { layer } = asked;
  if (layer === "video" && of.show.isFile)
    throw invalid({ layer: "not_allowed" }, "An uploaded recording is one video. Cut the time instead.");
  const within = wholeRanges(mediaRanges(of.line.stretches, askedRange(of.line, askedTimes(asked))));
  const during = (ranges: readonly MediaRange[]) =>
    ranges.flatMap((range) => within.flatMap((one) => overlap(range, one)));
  const shown = during(layerRanges(layer, of, of.edits));
  if (shown.length === 0) throw invalid({ layer: "not_found" }, "This layer isn't shown during this time.");
  const ever = joinedRanges([...layerRanges(layer, of, []), ...layerRanges(layer, of, of.edits)]);
  return madeEdit("hide_layer", during(ever), { layer });
}

/** Returns when a layer is shown in the show's own sessions: an intro is nothing but a video. */
function layerRanges(layer: HideableLayer, { show, row }: Of, edits: readonly ProgramEdit[]): MediaRange[] {
  if (layer === "effects") return effectRanges(show, edits);
  if (layer === "screen") return screenRanges(row, edits);
  const own = new Set(show.sessions.map(({ id }) => id));
  return rangesWhere(editedStages(show, edits), SHOWS[layer]).filter(({ sessionId }) => own.has(sessionId));
}

/** Returns when screens were shared that aren't hidden: the stage doesn't say so, but their tracks do. */
const screenRanges = ({ tracks }: Of["row"], edits: readonly ProgramEdit[]): MediaRange[] =>
  tracks
    .filter(({ kind, erasedAt }) => kind === "screen" && erasedAt === null)
    .flatMap(({ parts }) => parts)
    .flatMap(({ sessionId, startsAtMs, endsAtMs }) => {
      const shared = { from: startsAtMs, to: endsAtMs ?? Number.POSITIVE_INFINITY };
      return outside(hiddenLayer(editsIn(edits, sessionId), "screen"), shared).map(({ from, to }) => ({
        ...{ sessionId, fromMs: from, toMs: to },
      }));
    });

function overlap(one: MediaRange, other: MediaRange): MediaRange[] {
  const { sessionId } = one;
  const [fromMs, toMs] = [Math.max(one.fromMs, other.fromMs), Math.min(one.toMs, other.toMs)];
  return sessionId === other.sessionId && fromMs < toMs ? [{ sessionId, fromMs, toMs }] : [];
}

/** How far a cut may be from where it was looked for, in frames. */
const NEAR_FRAMES = 30;

/**
 * Moves a cut of the picture, or takes it back: then the picture before it stays up to the next one. It stays between the
 * cuts before and after it.
 */
export function moveCutOf({ at_sec, to_sec }: Asked<"move_cut">, of: Of): MadeEdit {
  const sessions = editedStages(of.show, of.edits);
  const { stretch, place } = placeAt(of, at_sec);
  const session = sessions.find(({ sessionId }) => sessionId === stretch.sessionId);
  const cuts = session
    ? pictureCuts(session).filter(({ frame }) => stretch.from < frame && frame < stretch.to)
    : [];
  const cut = cuts.toSorted((a, b) => Math.abs(a.frame - place) - Math.abs(b.frame - place))[0];
  if (!session || !cut || Math.abs(cut.frame - place) > NEAR_FRAMES)
    throw invalid({ at_sec: "not_found" }, "The picture isn't cut within a second of this time.");
  if (cut.isOfVideo) throw invalid({ at_sec: "not_allowed" }, "A video begins or ends with this cut.");
  const index = cuts.indexOf(cut);
  const [before, after] = [cuts[index - 1]?.frame ?? stretch.from, cuts[index + 1]?.frame ?? stretch.to];
  const to = to_sec === undefined ? after : movedTo(to_sec, { stretch, before, after });
  if (to === cut.frame) throw invalid({ to_sec: "invalid" }, "The cut is already at this time.");
  const [from, end] = to < cut.frame ? [to, cut.frame] : [cut.frame, to];
  const { sessionId } = stretch;
  const range = { sessionId, fromMs: msAt(from), toMs: msAt(end) };
  return madeEdit("move_cut", [range], {
    atMs: shownAt(of, session, to < cut.frame ? cut.frame : cut.frame - 1),
  });
}

const msAt = (frame: number): number => Math.floor(msOfFrame(frame));

function placeAt({ line }: Of, seconds: number): { stretch: Stretch; place: number } {
  const frame = askedFrame(seconds);
  const stretch = line.stretches.find(
    ({ programFrame, from, to }) => programFrame <= frame && frame < programFrame + to - from,
  );
  if (!stretch)
    throw invalid({ at_sec: "too_large" }, undefined, { at_sec: { max: secondsOf(line.frames) } });
  return { stretch, place: stretch.from + frame - stretch.programFrame };
}

interface Between {
  stretch: Stretch;
  before: number;
  after: number;
}

function movedTo(seconds: number, { stretch, before, after }: Between): number {
  const inProgram = (frame: number) => secondsOf(stretch.programFrame + frame - stretch.from);
  const to = stretch.from + askedFrame(seconds) - stretch.programFrame;
  if (to <= before)
    throw invalid({ to_sec: "too_small" }, "The cut must stay after the one before it.", {
      to_sec: { min: inProgram(before + 1) },
    });
  if (to >= after)
    throw invalid({ to_sec: "too_large" }, "The cut must stay before the one after it.", {
      to_sec: { max: inProgram(after - 1) },
    });
  return to;
}

/** Returns the moment whose stage is shown at a frame: another one if a cut was moved there before. */
function shownAt({ edits }: Of, { sessionId }: EditedSession, frame: number): number {
  const ms = msAt(frame);
  const moved = edits.findLast(
    (edit) =>
      edit.kind === "move_cut" &&
      edit.range.sessionId === sessionId &&
      edit.range.fromMs <= ms &&
      ms < edit.range.toMs,
  );
  return moved?.kind === "move_cut" ? moved.atMs : ms;
}
