import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { tryConfinement } from "@/lib/platform/confined/confinement";
import { findProgram } from "@/lib/platform/confined/find-program";
import { withWorkFolder } from "@/lib/platform/confined/work-folder";
import { centerFace, onnxRuntime } from "@/lib/platform/models/models";
import * as settings from "@/lib/platform/runtime/env";
import { builtInFaces, facesProcess } from "@/lib/providers/faces/built-in";
import { GREY, GREY_BYTES } from "@/lib/providers/faces/port";
import { drawnPerson } from "@/test/support/drawn-face";
import { areModelsAvailable, LOCAL_MODELS } from "@/test/support/models";
import type { ClipLook } from "../../stills/clips/clip-look";
import { frameLayout } from "../../stills/clips/frame-layout";
import type { FaceLook } from "../crops/see-shots";
import { WHOLE } from "../plan/shots";
import { drawStill } from "./draw-still";

const run = promisify(execFile);
const works = (await tryConfinement()).state === "working" && (await findProgram("ffmpeg")) !== undefined;
const hasModel = areModelsAvailable(onnxRuntime, centerFace);

/** Each scene's wall has a color of its own, and lines that make it sharper than where eyes are open. */
const SCENES = {
  empty: { wall: "#d33c3c", lines: 60, drawn: "" },
  closed: { wall: "#3c50d3", lines: 30, drawn: drawnPerson(180, 240, 150, "closed") },
  open: { wall: "#3cb450", lines: 2, drawn: drawnPerson(180, 240, 150) },
};
type Scene = keyof typeof SCENES;
/** Where the drawn eyes are, from the middle of the face. */
const EYE = { x: 0.18 * 150, y: -0.055 * 150 };

let folder: string;
let clip: Buffer;

async function picture(name: Scene): Promise<string> {
  const { wall, lines, drawn } = SCENES[name];
  const stripes = Array.from(
    { length: lines },
    (_, index) => `<rect x="0" y="${400 + 4 * index}" width="360" height="2" fill="#fff"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="640"><rect width="360" height="640" fill="${wall}"/>${drawn}${stripes.join("")}</svg>`;
  await writeFile(join(folder, `${name}.png`), await sharp(Buffer.from(svg)).png().toBuffer());
  return join(folder, `${name}.png`);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "still-"));
  if (!works) return;
  // Eyes are open at one of the frames that may be the still.
  const scenes: [Scene, number][] = [
    ["empty", 25],
    ["closed", 30],
    ["open", 13],
    ["closed", 32],
  ];
  const inputs = await Promise.all(scenes.map(([name]) => picture(name)));
  const parts = scenes.map(([, frames], index) => `[${index}:v]fps=30,trim=end_frame=${frames}[s${index}]`);
  const path = join(folder, "clip.mp4");
  await run("ffmpeg", [
    ...["-v", "error", "-y", ...inputs.flatMap((input) => ["-loop", "1", "-i", input])],
    ...["-filter_complex", `${parts.join(";")};[s0][s1][s2][s3]concat=n=4`],
    ...["-c:v", "libx264", "-preset", "ultrafast", "-qp", "12", "-pix_fmt", "yuv420p", path],
  ]);
  clip = await readFile(path);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const look: ClipLook = {
  ...{ template: "speaker_focus", orientation: "vertical", caption: { preset: "pill", size: "md" } },
  ...{ motion: "calm", highlight: "#ffd60a", kicker: "", title: "Bread", speaker: "", handle: "" },
  ...{ hasTimer: false, hasFollow: false, language: "en" },
};

/** Returns which scene the still of a clip is from. */
async function sceneOf(stillFaces: FaceLook, isPreview = false): Promise<Scene> {
  const shots = [{ from: 0, to: 100, view: { ...WHOLE, kind: "person" as const } }];
  const job = { look, shots, kept: [{ from: 0, to: 100 }], isPreview, stillFaces };
  const still = await withWorkFolder(async (work) => {
    await work.put("made.mp4", clip);
    const child = { folder: work, signal: undefined };
    return drawStill("made.mp4", { job, layout: frameLayout(look, 360), covers: [] }, child);
  });
  const corner = sharp(still).extract({ left: 4, top: 4, width: 8, height: 8 });
  const [red = 0, green = 0, blue = 0] = (await sharp(await corner.png().toBuffer()).stats()).channels.map(
    ({ mean }) => mean,
  );
  if (red > green && red > blue) return "empty";
  return green > blue ? "open" : "closed";
}

describe.skipIf(!works)("a clip's still", { timeout: 300_000 }, () => {
  it("is the sharpest without a model of faces", async () => {
    expect(await sceneOf({ ...GREY, facesIn: async () => [] })).toBe("empty");
  });

  it("is of someone with open eyes", async () => {
    // As a model would see it: a high picture takes part of the width.
    const share = ({ x, y }: { x: number; y: number }) => ({
      x: ((x / 360) * GREY.height * 360) / 640 / GREY.width,
      y: y / 640,
    });
    const { width, height } = { width: share({ x: 120, y: 0 }).x, height: 150 / 640 };
    const eyes = [180 - EYE.x, 180 + EYE.x].map((x) => share({ x, y: 240 + EYE.y }));
    const face = { ...share({ x: 120, y: 165 }), width, height, eyes };
    const facesIn = vi.fn<FaceLook["facesIn"]>(async (pictures) =>
      Array.from({ length: pictures.length / GREY_BYTES }, (_, index) => (index === 0 ? [] : [face])),
    );
    expect(await sceneOf({ ...GREY, facesIn })).toBe("open");
    expect(facesIn.mock.calls.map(([pictures]) => pictures.length)).toEqual([6 * GREY_BYTES]);
  });

  it("is the first in a preview, in which no faces are looked for", async () => {
    const facesIn = vi.fn<FaceLook["facesIn"]>();
    expect(await sceneOf({ ...GREY, facesIn }, true)).toBe("empty");
    expect(facesIn).not.toHaveBeenCalled();
  });

  describe.skipIf(!hasModel)("with the model installed", () => {
    const process = facesProcess();
    afterAll(() => process.end("the test is over"));

    it("is of someone with open eyes", async () => {
      vi.spyOn(settings, "env").mockReturnValue({ ...settings.env(), MODELS_DIR: LOCAL_MODELS });
      const faces = builtInFaces(process);
      expect(await sceneOf({ ...GREY, facesIn: (pictures) => faces.facesIn(pictures) })).toBe("open");
    });
  });
});
