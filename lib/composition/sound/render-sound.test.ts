import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tryConfinement } from "@/lib/platform/confined/confinement";
import { findProgram } from "@/lib/platform/confined/find-program";
import { BEEPS, madePart, StoredMedia } from "@/test/support/track-parts";
import { AAC_SAMPLES } from "../grid";
import { firstSamples } from "../media/first-samples";
import { placedFragments, samplesIn } from "../media/piece";
import type { PartSource } from "../sources/part-source";
import { addLoudness, levelFor, loudnessOf } from "./loudness";
import { type RenderedSound, renderSound } from "./render-sound";
import type { SoundJob, SoundSection } from "./sound-job";

const run = promisify(execFile);
const works = (await tryConfinement()).state === "working" && (await findProgram("ffmpeg")) !== undefined;

const RATE = 48_000;
const stored = new StoredMedia();
let folder: string;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sounds-"));
});
afterAll(() => rm(folder, { recursive: true }));

const job = (more: Partial<SoundJob>): SoundJob => ({
  ...{ startMs: 0, preRollFrames: 0, frames: 94, postRollFrames: 2, sections: [], levels: {} },
  ...more,
});

const voice = (part: PartSource, from = -1e9, to = 1e9, personId = "ana"): SoundSection => ({
  source: { kind: "voice", personId, part, isSpeech: true },
  ...{ from, to, gain: 1 },
});

async function saved(pieces: { init: Buffer; media: Buffer }[]): Promise<string> {
  const path = join(folder, `sound-${++count}.mp4`);
  let place = 0;
  const placed = pieces.map(({ media }) => {
    const bytes = placedFragments(media, place * AAC_SAMPLES);
    place += samplesIn(media);
    return bytes;
  });
  await writeFile(path, Buffer.concat([pieces[0]?.init ?? Buffer.alloc(0), ...placed]));
  return path;
}

/** Decodes pieces one after another: the left channel. */
async function heard(...pieces: RenderedSound[]): Promise<Float32Array> {
  const args = ["-v", "error", "-i", await saved(pieces), "-af", "pan=mono|c0=c0", "-f", "f32le", "-"];
  const { stdout } = await run("ffmpeg", args, { encoding: "buffer", maxBuffer: 1e9 });
  return new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length));
}

/** Where a tone begins after a pause, in milliseconds. */
function onsets(samples: Float32Array): number[] {
  const found: number[] = [];
  let silentSince = -RATE;
  for (const [at, sample] of samples.entries()) {
    if (Math.abs(sample) < 0.1) continue;
    if (at - silentSince > RATE / 10) found.push((at * 1000) / RATE);
    silentSince = at;
  }
  return found;
}

const expectNear = (found: number[], wanted: number[], within: number): void => {
  expect(found.map(Math.round)).toHaveLength(wanted.length);
  for (const [index, one] of wanted.entries())
    expect(Math.abs((found[index] ?? 0) - one)).toBeLessThan(within);
};

describe.skipIf(!works)("a piece of sound", () => {
  it.each([
    ["opus", 0],
    ["opus", 3.25],
    ["aac", 0],
  ] as const)(
    "has %s at its place on the clock, whatever time its file starts at (%d s)",
    async (codec, from) => {
      const made = await madePart({ codec, seconds: 4, from, source: BEEPS });
      const part = stored.part(`place-${codec}-${from}`, made, 10_000);
      const rest = { ...part, chunks: part.chunks.slice(1) };
      const piece = await renderSound(job({ startMs: 11_500, sections: [voice(rest)] }), stored);
      expect(piece.notes).toEqual([]);
      expectNear(onsets(await heard(piece)), [500, 1_500], 25);
    },
  );

  it("keeps a hole's length, even if the file has closed it, and follows a slow clock without a jump", async () => {
    const made = await madePart({ codec: "opus", seconds: 5, source: BEEPS });
    const late = (at: number) => (at < 1_900 ? 0 : 2_000) + at / 500;
    const part = stored.part("hole", made, 0, late);
    const piece = await renderSound(job({ frames: 320, sections: [voice(part)] }), stored);
    const all = onsets(await heard(piece));
    const last = all.filter((one) => one > 3_500);
    expectNear(last, [4_004, 5_006, 6_008].slice(-last.length), 25);
    expect(last.length).toBeGreaterThanOrEqual(2);
    expect(all.filter((one) => one > 2_100 && one < 3_900)).toEqual([]);
  });

  it("joins without a click: pieces differ from one long encoding no more where they meet than elsewhere", async () => {
    const source =
      "aevalsrc='0.2*sin(2*PI*(200*t+150*t*t))+0.1*sin(2*PI*555*t)+0.05*(random(0)-0.5)':s=48000";
    const part = stored.part("join", await madePart({ codec: "opus", seconds: 8, source }), 0);
    const frames = 80;
    const sections = [voice(part)];
    const pieces = await Promise.all(
      [0, 1, 2].map((index) => {
        const startMs = 1_000 + (index * frames * AAC_SAMPLES * 1000) / RATE;
        return renderSound(job({ startMs, frames, preRollFrames: 47, sections }), stored);
      }),
    );
    const whole = await renderSound(
      job({ startMs: 1_000, frames: 3 * frames, preRollFrames: 47, sections }),
      stored,
    );
    const [joined, alone] = [await heard(...pieces), await heard(whole)];
    const differences = Array.from({ length: 3 * frames - 2 }, (_, frame) =>
      difference(joined, alone, frame + 1),
    );
    const atJoins = [frames - 1, frames, 2 * frames - 1, 2 * frames].map(
      (frame) => differences[frame - 1] ?? 1,
    );
    const elsewhere = [...differences].sort((a, b) => a - b)[Math.floor(differences.length * 0.95)] ?? 0;
    expect(Math.max(...atJoins)).toBeLessThan(Math.max(0.02, 2 * elsewhere));
    expect(pieces.every(({ init }) => init.equals(whole.init))).toBe(true);
  });

  it("makes everyone equally loud, −16 LUFS in all, with peaks below −1 dBTP", async () => {
    const noise = (gain: number) =>
      `anoisesrc=c=pink:r=48000:seed=4:a=${gain},tremolo=f=4:d=0.4,highpass=f=150`;
    const quiet = stored.part("quiet", await madePart({ codec: "opus", seconds: 5, source: noise(0.12) }), 0);
    const loud = stored.part(
      "loud",
      await madePart({ codec: "opus", seconds: 5, source: noise(0.9) }),
      5_000,
    );
    const sections = [voice(quiet, 0, 5 * RATE, "quiet"), voice(loud, 5 * RATE, 10 * RATE, "loud")];
    const first = await renderSound(job({ frames: 468, sections }), stored);
    const levels = Object.fromEntries(
      Object.entries(first.loudness).map(([person, tally]) => [person, levelFor(tally)]),
    );
    expect(levels.quiet).toBeGreaterThan(5);
    const fixed = Object.fromEntries(
      Object.entries(levels).map(([person, level]) => [person, { before: level, from: level }]),
    );
    const evened = await renderSound(job({ frames: 468, sections, levels: fixed }), stored);
    const { stderr } = await run("ffmpeg", [
      "-i",
      await saved([evened]),
      "-af",
      "ebur128=peak=true",
      "-f",
      "null",
      "-",
    ]);
    const summary = stderr.slice(stderr.lastIndexOf("Summary"));
    expect(Math.abs(Number(/I:\s+(-[\d.]+) LUFS/.exec(summary)?.[1]) + 16)).toBeLessThan(1);
    expect(Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1])).toBeLessThanOrEqual(-1);
    const ana = loudnessOf(addLoudness(first.loudness.quiet ?? { blocks: [] }, { blocks: [] })) ?? 0;
    expect(ana + (levels.quiet ?? 0)).toBeCloseTo(-16, 0);
  });

  it("lowers music while someone speaks, and brings it back", async () => {
    const part = stored.part(
      "duck",
      await madePart({ codec: "opus", seconds: 2, source: "sine=f=6000:r=48000" }),
      2_000,
    );
    const music = { kind: "music", track: "calm", position: 20 * RATE } as const;
    const sections = [{ source: music, from: 0, to: 8 * RATE, gain: 1 }, voice(part)];
    const alone = await heard(
      await renderSound(job({ frames: 374, sections: sections.slice(0, 1) }), stored),
    );
    const both = await heard(await renderSound(job({ frames: 374, sections }), stored));
    const share = (from: number, to: number) => low(both, from, to) / low(alone, from, to);
    expect(share(1, 2)).toBeCloseTo(1, 1);
    expect(share(3, 5)).toBeCloseTo(0.3, 1);
    expect(share(7, 7.9)).toBeCloseTo(1, 1);
  });

  it("plays a video's sound from its position", async () => {
    const path = join(folder, "video.mp4");
    const beeping = ["-t", "4", "-i", BEEPS, "-c:a", "aac", "-ac", "2", path];
    await run("ffmpeg", ["-v", "error", "-f", "lavfi", ...beeping]);
    const video = {
      kind: "video",
      key: stored.put("video", await readFile(path)),
      position: 1.5 * RATE,
    } as const;
    const sections = [{ source: video, from: RATE / 4, to: 2 * RATE, gain: 1 }];
    const piece = await renderSound(job({ sections }), stored);
    expectNear(onsets(await heard(piece)), [750, 1_750], 25);
  });

  it("is silent where a file is missing, with a note, and can be shortened by a frame", async () => {
    const part = stored.part("lost", await madePart({ codec: "aac", seconds: 2, source: BEEPS }), 0);
    stored.drop("lost/0");
    const video = { kind: "video", key: "no video", position: 0 } as const;
    const sections = [voice(part), { source: video, from: 0, to: RATE, gain: 1 }];
    const piece = await renderSound(job({ sections }), stored);
    expect(piece.notes.map(({ code, key }) => `${code} ${key}`)).toEqual([
      "missing_file lost/0",
      "missing_file no video",
    ]);
    expect(Math.max(...(await heard(piece)).map(Math.abs))).toBe(0);
    const shorter = { ...piece, media: firstSamples(piece.media, 93) };
    expect(samplesIn(shorter.media)).toBe(93);
    expect((await heard(shorter, piece)).length).toBe((93 + 94) * AAC_SAMPLES);
  });
});

function difference(one: Float32Array, other: Float32Array, frame: number): number {
  let most = 0;
  for (let at = frame * AAC_SAMPLES; at < (frame + 1) * AAC_SAMPLES; at += 1)
    most = Math.max(most, Math.abs((one[at] ?? 0) - (other[at] ?? 0)));
  return most;
}

/** How loud it is between two seconds, without the highest tones. */
function low(samples: Float32Array, from: number, to: number): number {
  let power = 0;
  let before = 0;
  for (let at = from * RATE; at < to * RATE; at += 1) {
    before += ((samples[at] ?? 0) - before) * 0.1;
    power += before ** 2;
  }
  return Math.sqrt(power);
}
