import { spawnSync } from "node:child_process";
import { expect } from "vitest";
import { type Found, withPartFile } from "./own-recordings";

/** Time around a turn that is only in the server's copy. On a busy machine. */
const LOST_MS = 3_500;

/** Expects a part of each of these picture sizes, in order, that decodes without an error and has no other size. */
export function expectPartsOfSizes({ parts }: Found, sizes: readonly string[]): void {
  const pictures = parts
    .filter(({ kind, chunks }) => kind === "camera" && chunks.some(({ number }) => number > 0))
    .map((part) => ({ ...part, media: part.chunks.filter(({ number }) => number > 0) }))
    .sort((one, other) => (one.media[0]?.start_ms ?? 0) - (other.media[0]?.start_ms ?? 0));
  expect(pictures.map(({ width, height }) => `${width},${height}`)).toEqual(sizes);
  for (const part of pictures) {
    const probe = withPartFile(part, (path) => {
      const args = ["-v", "error", "-show_entries", "frame=width,height", "-of", "csv=p=0", path];
      return spawnSync("ffprobe", args, { encoding: "utf8" });
    });
    const shown = new Set(probe.stdout.split("\n").filter((line) => line !== ""));
    expect([probe.stderr, [...shown]]).toEqual(["", [`${part.width},${part.height}`]]);
  }
  for (const [index, { media }] of pictures.entries()) {
    const before = pictures[index - 1]?.media.at(-1)?.end_ms;
    if (before !== undefined) expect((media[0]?.start_ms ?? 0) - before).toBeLessThan(LOST_MS);
  }
}
