import type { PlacedTile, StageState } from "@/lib/stage";
import { videoSecond } from "@/lib/stage";
import { personOf } from "@/lib/stage/room-identity";
import { ownFileOf } from "../show/own-video";
import type { Interval } from "../time/intervals";
import { keyOf } from "../time/key-of";
import { msOfFrame } from "../time/units";
import { type ChosenSource, chooseSources, PICTURE } from "../tracks/choose-sources";
import { coverOf } from "../tracks/part-cover";
import type { PartFinder, TrackKind } from "../tracks/track";
import { type AllowedSince, allowedSinceIn } from "./allowed-since";
import type { DrawnStage } from "./drawn";
import { effectFinder } from "./effects";
import type { Look, LookInput } from "./looks";
import type { PictureSource, Span, SpanTile, StagePicture, VideoFile } from "./span";

export type PictureInput = LookInput & { parts: PartFinder };

/** Returns what makes the picture of a span from how it looks, with its key. */
export function pictureMaker(
  input: PictureInput,
): (look: Look, span: Interval) => Pick<Span, "key" | "picture" | "covers"> {
  const effectsIn = effectFinder(input);
  const allowedSince = allowedSinceIn(input);
  return (look, span) => {
    const { drawn, stillKey } = look;
    const frames = span.to - span.from;
    const covered = look.covers.length > 0 ? { covers: look.covers } : {};
    if (drawn.kind === "card")
      return { key: keyOf({ frames, stillKey, ...covered }), picture: { ...drawn, stillKey }, ...covered };
    const moving: Moving = {
      tiles: drawn.placement.tiles.map((tile) => tileOf({ input, allowedSince, look, drawn, span }, tile)),
      tickerFrames: drawn.placement.ticker ? span.from - look.tickerSince : null,
      effects: look.hidesEffects ? [] : effectsIn(span),
    };
    const key = keyOf({ frames, stillKey, ...moving, tiles: moving.tiles.map(seenOf), ...covered });
    return { key, picture: { ...drawn, stillKey, ...moving }, ...covered };
  };
}

type Moving = Pick<StagePicture, "tiles" | "tickerFrames" | "effects">;

interface TileInput {
  input: PictureInput;
  allowedSince: AllowedSince;
  look: Look;
  drawn: DrawnStage;
  span: Interval;
}

function tileOf(given: TileInput, { x, y, width, height, ...tile }: PlacedTile): SpanTile {
  const { look, drawn, input, span } = given;
  const box = {
    rect: { x, y, width, height },
    fit: tile.fit,
    scale: tile.scale,
    isFlush: drawn.placement.isAlone || drawn.state.immersive,
  };
  const from = (identity: string, kind: TrackKind) => sourcesOf(given, personOf(identity), kind);
  if (tile.kind === "person" && tile.identity !== null) {
    const { identity } = tile;
    if (drawn.silhouettes.includes(identity)) return { ...box, kind: "silhouette" };
    return { ...box, kind: "person", identity, sources: from(identity, "camera") };
  }
  if (tile.kind === "video") return { ...box, kind: "video", file: fileAt(look.video, input, span.from) };
  if (tile.kind === "whiteboard") return { ...box, kind: "whiteboard" };
  const identity = drawn.screenOf;
  if (identity === null) return { ...box, kind: "deck" };
  return { ...box, kind: "screen", identity, sources: from(identity, "screen") };
}

function sourcesOf(
  { input, allowedSince, span }: TileInput,
  personId: string,
  kind: TrackKind,
): PictureSource[] {
  const parts = input.parts(personId, kind);
  const since = parts.length > 0 ? allowedSince(personId, span.from) : undefined;
  return since === undefined
    ? []
    : chooseSources(parts, span, since, PICTURE).map((source) => presented(source, since));
}

/** A chunk covers at most two seconds, so there is a picture in any two seconds that a part has. */
const PICTURE_MS = 2_000;

function presented({ part, from, to, gaps, held }: ChosenSource, since: number): PictureSource {
  const { id, copy, width, height } = part;
  return {
    partId: id,
    copy,
    fromFrame: from,
    toFrame: to,
    gaps: gaps.map((gap) => ({ fromFrame: gap.from, toFrame: gap.to })),
    heldFrame: held,
    sinceMs: msOfFrame(held ?? from) - since > PICTURE_MS ? null : since,
    chunks: coverOf(part).chunksFor({ from: msOfFrame(from), to: msOfFrame(to) }),
    width,
    height,
  };
}

/** What is seen in a tile. Where it is belongs to what stands still. */
function seenOf(tile: SpanTile): unknown {
  if (tile.kind === "video") return tile.file;
  if (!("sources" in tile)) return null;
  return tile.sources.map(({ partId, fromFrame, toFrame, gaps, heldFrame, sinceMs, chunks }) => [
    ...[partId, fromFrame, toFrame, gaps, heldFrame, sinceMs, chunks.places],
  ]);
}

function fileAt(video: StageState["video"], { session }: PictureInput, frame: number): VideoFile | null {
  const { video_id, started_at, duration_sec } = video;
  const src = ownFileOf(video);
  if (src === null) return null;
  const second = videoSecond(video, new Date(session.began + msOfFrame(frame)).toISOString());
  const isPlaying = started_at !== null && (duration_sec === null || second < duration_sec);
  return { videoId: video_id, src, second, isPlaying };
}
