import { FRAME_RATE, type Span, type SpanTile } from "@/lib/program";

/** Less isn't worth another picture of the whole program. */
const LEAST_SHARE = 0.1;
const LEAST_FRAMES = 60 * FRAME_RATE;

/**
 * Whether a program is shown larger as well: some of its cameras and screens have at least this many lines, for a tenth of
 * it or a minute. Upright pictures have lines in their narrow direction.
 */
export function isWorthEnlarging(spans: readonly Span[], lines: number): boolean {
  const isSharp = (tile: SpanTile): boolean =>
    "sources" in tile && tile.sources.some(({ width, height }) => Math.min(width ?? 0, height ?? 0) >= lines);
  let [all, sharp] = [0, 0];
  for (const { frames, picture } of spans) {
    all += frames;
    if (picture.kind === "stage" && picture.tiles.some(isSharp)) sharp += frames;
  }
  return sharp > 0 && sharp >= Math.min(LEAST_FRAMES, all * LEAST_SHARE);
}
