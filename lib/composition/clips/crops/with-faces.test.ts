import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { tryConfinement } from "@/lib/platform/confined/confinement";
import { findProgram } from "@/lib/platform/confined/find-program";
import { centerFace, onnxRuntime } from "@/lib/platform/models/models";
import * as settings from "@/lib/platform/runtime/env";
import { builtInFaces, facesProcess } from "@/lib/providers/faces/built-in";
import { GREY } from "@/lib/providers/faces/port";
import { drawnPerson } from "@/test/support/drawn-face";
import { areModelsAvailable, LOCAL_MODELS } from "@/test/support/models";
import type { ClipLook } from "../../stills/clips/clip-look";
import type { ClipJob } from "../clip-job";
import type { Shot } from "../plan/shots";
import { renderClip } from "../render-clip";
import type { FaceLook } from "./see-shots";

const run = promisify(execFile);
const works = (await tryConfinement()).state === "working" && (await findProgram("ffmpeg")) !== undefined;
const hasModel = areModelsAvailable(onnxRuntime, centerFace);

const look: ClipLook = {
  ...{ template: "speaker_focus", orientation: "vertical", caption: { preset: "pill", size: "md" } },
  ...{ motion: "energetic", highlight: "#ffd60a", kicker: "", title: "", speaker: "", handle: "" },
  ...{ hasTimer: false, hasFollow: false, language: "en" },
};
const shots: Shot[] = [
  {
    ...{ from: 0, to: 160 },
    view: {
      kind: "content",
      parts: [{ personId: null, area: { x: 0, y: 0, width: 1, height: 1 }, written: [], fit: "contain" }],
    },
  },
];
/** The picture is cut in the source's frame 85. A pause is left out before it. */
const kept = [
  { from: 10, to: 50 },
  { from: 70, to: 190 },
];

let folder: string;
let people: Buffer;
let slides: Buffer;
let sound: Buffer;

const still = async (name: string, drawn: string, ground = "#8c9aa5"): Promise<string> => {
  const wall = `<rect width="1280" height="720" fill="${ground}"/><rect x="60" y="40" width="380" height="280" fill="#dfe6e4"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720">${wall}${drawn}</svg>`;
  await writeFile(join(folder, name), await sharp(Buffer.from(svg)).png().toBuffer());
  return join(folder, name);
};

const fragments = ["-movflags", "+cmaf+frag_keyframe+empty_moov+default_base_moof", "-f", "mp4"];

/** Two stills, each with some movement. */
async function filmed(name: string, first: string, second: string): Promise<Buffer> {
  const path = join(folder, name);
  const moved = "crop=1240:698:20+10*sin(t*2):11+5*cos(t*3),scale=1280:720,setsar=1,fps=30";
  await run("ffmpeg", [
    ...["-v", "error", "-y", "-loop", "1", "-i", first, "-loop", "1", "-i", second],
    ...[
      "-filter_complex",
      `[0:v]${moved},trim=end_frame=85[a];[1:v]${moved},trim=end_frame=125[b];[a][b]concat`,
    ],
    ...["-c:v", "libx264", "-preset", "ultrafast", "-bf", "0", "-g", "60", "-pix_fmt", "yuv420p"],
    ...[...fragments, path],
  ]);
  return readFile(path);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "faces-"));
  if (!works) return;
  people = await filmed(
    "people.mp4",
    await still("left.png", drawnPerson(210, 300, 200)),
    await still("right.png", drawnPerson(1_060, 240, 170) + drawnPerson(560, 300, 60), "#4d5a52"),
  );
  const lines = `<rect x="500" y="400" width="600" height="40" fill="#223"/>`;
  slides = await filmed(
    "slides.mp4",
    await still("slide.png", ""),
    await still("lines.png", lines, "#4d5a52"),
  );
  const path = join(folder, "sound.mp4");
  await run("ffmpeg", [
    ...["-v", "error", "-y", "-f", "lavfi", "-i", "sine=440:r=48000", "-t", "7", "-ac", "2", "-c:a", "aac"],
    ...[...fragments, path],
  ]);
  sound = await readFile(path);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const clip = () => join(folder, "clip.mp4");

async function rendered(picture: Buffer, faceLook: FaceLook | null, more: Partial<ClipJob> = {}) {
  await rm(clip(), { force: true });
  return renderClip(
    {
      ...{ look, shortSide: 360, phrases: [], words: [], logo: null, improveSound: false, isPreview: false },
      ...{ kept, shots, faceLook },
      source: { picture, width: 1_280, height: 720, sound, soundStart: 1_024 },
      ...more,
    },
    clip(),
  );
}

/** Grey pictures of a clip's frames, each in the middle of one of a program's size. */
async function shown(frames: readonly number[]): Promise<Uint8Array> {
  const { width, height } = GREY;
  const chosen = frames.map((frame) => `eq(n,${frame})`).join("+");
  const fitted = `scale=${width}:${height}:force_original_aspect_ratio=decrease,pad=${width}:${height}:-1:-1`;
  const { stdout } = await run(
    "ffmpeg",
    [
      ...["-v", "error", "-i", clip(), "-vf", `select='${chosen}',${fitted},format=gray`],
      ...["-fps_mode", "passthrough", "-f", "rawvideo", "-"],
    ],
    { encoding: "buffer", maxBuffer: 64 * 1024 * 1024 },
  );
  return stdout;
}

describe.skipIf(!works)("a clip of a recording from elsewhere", () => {
  it("looks twice a second, from the clip's beginning to its end, and finds the frame of a cut", async () => {
    let looked = 0;
    // Where a face would be: on the left before the cut, on the right after it.
    const facesIn: FaceLook["facesIn"] = async (pictures) => {
      const size = GREY.width * GREY.height;
      looked = pictures.length / size;
      return Array.from({ length: looked }, (_, at) => [
        { x: 10 + 15 * at < 85 ? 0.1 : 0.75, y: 0.2, width: 0.1, height: 0.25 },
      ]);
    };
    const { quality, hasFaces } = await rendered(people, { ...GREY, facesIn });
    expect([looked, hasFaces, quality?.problems]).toEqual([12, true, []]);
    // Frame 55 of the clip is the first after the cut: the wall's picture is on the left only.
    const grey = await shown([54, 55]);
    const [before, after] = [0, 1].map((at) => {
      const picture = grey.subarray(at * GREY.width * GREY.height, (at + 1) * GREY.width * GREY.height);
      return picture[20 * GREY.width + 150] ?? 0;
    }) as [number, number];
    expect(before - after).toBeGreaterThan(30);
  }, 120_000);

  it("isn't looked at if its picture is as wide as the source", async () => {
    const facesIn = vi.fn();
    const wide = { ...look, orientation: "horizontal" as const };
    expect((await rendered(people, { ...GREY, facesIn }, { look: wide })).hasFaces).toBeNull();
    expect(facesIn).not.toHaveBeenCalled();
  }, 120_000);

  describe.skipIf(!hasModel)("with the model installed", () => {
    const process = facesProcess();
    afterAll(() => process.end("the test is over"));
    const faces = builtInFaces(process);
    const faceLook: FaceLook = { ...GREY, facesIn: (pictures, signal) => faces.facesIn(pictures, signal) };
    const around = [0, 20, 54, 55, 80, 110, 159];

    it.each(["vertical", "square"] as const)(
      "has a face in a %s picture all the time",
      async (orientation) => {
        vi.spyOn(settings, "env").mockReturnValue({ ...settings.env(), MODELS_DIR: LOCAL_MODELS });
        const { quality, hasFaces } = await rendered(people, faceLook, { look: { ...look, orientation } });
        expect([hasFaces, quality?.problems]).toEqual([true, []]);
        // Whole faces, not at the edge: those of the finished file are looked for.
        const found = await faces.facesIn(await shown(around));
        const half = (GREY.height * (orientation === "square" ? 1 : 9 / 16)) / GREY.width / 2;
        for (const [index, [face]] of found.entries()) {
          expect([around[index], (face?.height ?? 0) > 0.2]).toEqual([around[index], true]);
          expect(face?.x).toBeGreaterThan(0.5 - half);
          expect((face?.x ?? 1) + (face?.width ?? 1)).toBeLessThan(0.5 + half);
        }
      },
      120_000,
    );

    it("shows the whole picture if there is no face", async () => {
      vi.spyOn(settings, "env").mockReturnValue({ ...settings.env(), MODELS_DIR: LOCAL_MODELS });
      const { hasFaces } = await rendered(slides, faceLook);
      expect(hasFaces).toBe(false);
      const grey = await shown([100]);
      // What is above and below the slide is dark.
      expect(grey[10 * GREY.width + 160]).toBeLessThan(110);
      expect(grey[90 * GREY.width + 160]).toBeGreaterThan(60);
    }, 120_000);
  });
});
