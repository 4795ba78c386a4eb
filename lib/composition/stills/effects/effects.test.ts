import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { EFFECT_SECONDS } from "@/lib/program";
import type { EffectKind } from "@/lib/stage";
import { drawEffect } from "./draw-effect";

const run = promisify(execFile);
const SIZE = { width: 320, height: 180 };

/** How opaque each frame is on average, 0 to 255, as ffmpeg reads it. */
async function opacities(png: Buffer): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), "effects-"));
  try {
    const path = join(folder, "effect.png");
    await writeFile(path, png);
    const shown = "format=rgba,alphaextract,signalstats,metadata=print:key=lavfi.signalstats.YAVG:file=-";
    const args = ["-v", "error", "-f", "apng", "-i", path, "-vf", shown, "-f", "null", "-"];
    const { stdout } = await run("ffmpeg", args);
    return [...stdout.matchAll(/YAVG=([\d.]+)/g)].map(([, value]) => Number(value));
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe("an effect", () => {
  it.each(["confetti", "applause", "flowers"] as const)(
    "is an animation of %s that begins, fades out, and is over in time",
    async (kind: EffectKind) => {
      const effect = await drawEffect(kind, SIZE);
      const frames = await opacities(effect.png);
      expect(frames.length).toBeGreaterThan(EFFECT_SECONDS[kind] * 30 * 0.75);
      expect(frames.length).toBeLessThanOrEqual(EFFECT_SECONDS[kind] * 30);
      expect(Math.max(...frames)).toBeGreaterThan(0.5);
      expect(frames.at(-1)).toBe(0);
      // Never a flash: nothing covers much of the picture.
      expect(Math.max(...frames)).toBeLessThan(60);
      expect((await drawEffect(kind, SIZE)).key).toBe(effect.key);
    },
  );
});
