import {
  EFFECT_SECONDS,
  FRAME_RATE,
  msOfFrame,
  type PictureSize,
  type Span,
  type SpanTile,
} from "@/lib/program";
import type { PictureJob, PictureTile, PixelBox, TileSource } from "../picture/picture-job";
import type { PieceMedia, SpanStills } from "./piece-media";

/** As `CAMERA_CROP`: cameras are cropped closer to the upper edge, where faces are. */
const CAMERA = { x: 0.5, y: 0.3 };
const MIDDLE = { x: 0.5, y: 0.5 };

/** Returns what a span's picture is made of. */
export function pictureJobOf(
  span: Span,
  size: PictureSize,
  { media, stills }: { media: PieceMedia; stills: SpanStills },
): PictureJob {
  const { picture, frames, mediaFrame } = span;
  const { ground, below, above, ticker } = stills;
  const stage = picture.kind === "stage" ? picture : null;
  return {
    ...{ ...size, frames, startMs: msOfFrame(mediaFrame), ground, below, above },
    tiles: (stage?.tiles ?? []).flatMap((tile) => tileOf(tile, span, { size, media })),
    ticker: ticker && { key: ticker.key, box: ticker.box, pxPerFrame: ticker.pxPerSecond / FRAME_RATE },
    effects: (stage?.effects ?? []).flatMap(({ kind, frame }) => {
      const key = stills.effects[kind];
      return key === undefined ? [] : [{ key, frame, frames: EFFECT_SECONDS[kind] * FRAME_RATE }];
    }),
    ...(span.covers ? { covers: span.covers.map((rect) => coverOf(rect, size)) } : {}),
  };
}

interface Given {
  size: PictureSize;
  media: PieceMedia;
}

/** Whatever stands still is in the stills. */
function tileOf(tile: SpanTile, span: Span, { size, media }: Given): PictureTile[] {
  const sources = sourcesOf(tile, span, media);
  if (sources.length === 0) return [];
  const { rect, fit, scale } = tile;
  const crop = tile.kind === "person" ? CAMERA : MIDDLE;
  return [{ box: boxOf(rect, size), fit, crop, scale, sources }];
}

/** Aligned to whole pixels, like the holes in the stills. */
function boxOf(rect: SpanTile["rect"], { width, height }: PictureSize): PixelBox {
  const x = Math.round(rect.x * width);
  const y = Math.round(rect.y * height);
  const right = Math.round((rect.x + rect.width) * width);
  const bottom = Math.round((rect.y + rect.height) * height);
  return { x, y, width: right - x, height: bottom - y };
}

/** Everything that it touches, grown to even numbers because colors have half the resolution. */
function coverOf(rect: SpanTile["rect"], { width, height }: PictureSize): PixelBox {
  const [x, y] = [2 * Math.floor((rect.x * width) / 2), 2 * Math.floor((rect.y * height) / 2)];
  const right = Math.min(width, 2 * Math.ceil(((rect.x + rect.width) * width) / 2));
  const bottom = Math.min(height, 2 * Math.ceil(((rect.y + rect.height) * height) / 2));
  return { x, y, width: right - x, height: bottom - y };
}

function sourcesOf(tile: SpanTile, { mediaFrame, frames }: Span, media: PieceMedia): TileSource[] {
  if (tile.kind === "video") {
    const key = tile.file && media.video(tile.file);
    if (!tile.file || key === null) return [];
    const { second, isPlaying } = tile.file;
    return [{ kind: "file", frames: { from: 0, to: frames }, file: { key, second, isPlaying } }];
  }
  if (tile.kind !== "person" && tile.kind !== "screen") return [];
  return tile.sources.map(({ partId, fromFrame, toFrame, sinceMs, chunks }) => ({
    kind: "track",
    frames: { from: fromFrame - mediaFrame, to: toFrame - mediaFrame },
    part: media.part(partId, chunks),
    notBeforeMs: sinceMs === null ? null : sinceMs - msOfFrame(mediaFrame),
  }));
}
