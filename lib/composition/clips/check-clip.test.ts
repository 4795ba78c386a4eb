import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tryConfinement } from "@/lib/platform/confined/confinement";
import { findProgram } from "@/lib/platform/confined/find-program";
import { withWorkFolder } from "@/lib/platform/confined/work-folder";
import type { Box } from "../stills/canvas/box";
import type { ClipLook } from "../stills/clips/clip-look";
import { frameLayout } from "../stills/clips/frame-layout";
import { checkClip } from "./check-clip";
import { WHOLE } from "./plan/shots";

const run = promisify(execFile);
const works = (await tryConfinement()).state === "working" && (await findProgram("ffmpeg")) !== undefined;

const FRAMES = 60;
const look: ClipLook = {
  ...{ template: "speaker_focus", orientation: "vertical", caption: { preset: "pill", size: "md" } },
  ...{ motion: "calm", highlight: "#ffd60a", kicker: "", title: "", speaker: "", handle: "" },
  ...{ hasTimer: false, hasFollow: false, language: "en" },
};
const layout = frameLayout(look, 360);

let folder: string;
let good: Buffer;
let quiet: Buffer;
let short: Buffer;

/** @param level of a tone, of 1: 0.2 in both channels are -14 LUFS */
async function clip(name: string, level: number, soundSeconds: number): Promise<Buffer> {
  const path = join(folder, name);
  const tone = `aevalsrc='${level}*sin(2*PI*997*t)|${level}*sin(2*PI*997*t)':s=48000:d=${soundSeconds}`;
  await run("ffmpeg", [
    ...["-v", "error", "-y", "-f", "lavfi", "-i", "testsrc2=s=180x320:r=30", "-f", "lavfi", "-i", tone],
    ...["-vf", `scale=${layout.width}:${layout.height}`, "-t", String(FRAMES / 30), "-c:a", "aac"],
    ...["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", path],
  ]);
  return readFile(path);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "check-"));
  if (!works) return;
  good = await clip("good.mp4", 0.2, FRAMES / 30);
  quiet = await clip("quiet.mp4", 0.15, FRAMES / 30);
  short = await clip("short.mp4", 0.2, FRAMES / 30 - 0.2);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function problems(file: Buffer, { frames = FRAMES, texts = [] as Box[] } = {}) {
  const job = {
    ...{ look, shortSide: 360, phrases: [], words: [], logo: null, improveSound: false, isPreview: false },
    source: { picture: file, sound: file, width: 1_280, height: 720, soundStart: 0 },
    ...{ kept: [{ from: 0, to: frames }], shots: [{ from: 0, to: frames, view: WHOLE }] },
  };
  return withWorkFolder(async (work) => {
    await work.put("made.mp4", file);
    const checked = { job, layout, texts, covers: [] };
    return (await checkClip("made.mp4", checked, { folder: work, signal: undefined })).problems;
  });
}

describe.skipIf(!works)("the check of a clip", { timeout: 300_000 }, () => {
  const { safe } = layout;

  it("finds nothing wrong with one as it should be, with text up to the edge of the free room", async () => {
    expect(await problems(good, { texts: [safe] })).toEqual([]);
  });

  it.each([
    ["left", { ...safe, x: safe.x - 2 }],
    ["top", { ...safe, y: safe.y - 2 }],
    ["right", { ...safe, width: safe.width + 2 }],
    ["bottom", { ...safe, height: safe.height + 2 }],
  ])("finds text that is outside on the %s", async (_, text) => {
    expect(await problems(good, { texts: [safe, text] })).toEqual(["text_outside"]);
  });

  it("finds a picture that is a frame too short, and sound that ends early", async () => {
    expect(await problems(good, { frames: FRAMES + 1 })).toEqual(["wrong_length"]);
    expect(await problems(short)).toEqual(["wrong_length"]);
  });

  it("finds sound that isn't as loud as it should be", async () => {
    expect(await problems(quiet)).toEqual(["wrong_loudness"]);
  });
});
