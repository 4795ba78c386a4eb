import sharp from "sharp";
import { afterEach, describe, expect, it, vi } from "vitest";
import { centerFace, onnxRuntime } from "@/lib/platform/models/models";
import * as settings from "@/lib/platform/runtime/env";
import { drawnPerson } from "@/test/support/drawn-face";
import { areModelsAvailable, LOCAL_MODELS } from "@/test/support/models";
import { builtInFaces, type FacesProcess, facesProcess } from "./built-in";
import { GREY, GREY_BYTES } from "./port";

function withModels(path: string): void {
  const own = settings.env();
  vi.spyOn(settings, "env").mockReturnValue({ ...own, MODELS_DIR: path });
}

afterEach(() => vi.restoreAllMocks());

/** What is drawn in a picture of 1280 x 720, in grey and smaller. */
const grey = (drawn: string): Promise<Buffer> => {
  const ground = `<rect width="1280" height="720" fill="#8c9aa5"/><rect x="60" y="40" width="200" height="150" fill="#eee"/>`;
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720">${ground}${drawn}</svg>`),
  )
    .resize(GREY.width, GREY.height)
    .toColourspace("b-w")
    .removeAlpha()
    .raw()
    .toBuffer();
};

it("explains how to install a missing model", async () => {
  withModels("/nowhere");
  await expect(builtInFaces().facesIn(new Uint8Array(GREY_BYTES))).rejects.toMatchObject({
    ...{ fault: "not_installed", message: expect.stringContaining("bin/admin model fetch") },
  });
});

describe.skipIf(!areModelsAvailable(onnxRuntime, centerFace))("with the model installed", () => {
  let model: FacesProcess | undefined;
  afterEach(() => model?.end("the test is over"));

  it("finds each face once, where it is, and none in what isn't one", async () => {
    withModels(LOCAL_MODELS);
    model = facesProcess();
    const slide = Array.from({ length: 9 }, (_, line) => {
      const width = 300 + ((line * 137) % 500);
      return `<rect x="320" y="${80 + line * 60}" width="${width}" height="26" fill="#223"/>`;
    }).join("");
    const ball = `<circle cx="640" cy="330" r="200" fill="#d9a583"/>`;
    const pictures = await Promise.all(
      [drawnPerson(900, 260, 210), drawnPerson(340, 360, 130) + drawnPerson(940, 300, 160), slide, ball].map(
        grey,
      ),
    );
    // More than are sent at once.
    const many = [...pictures, ...Array.from({ length: 40 }, () => pictures[0] as Buffer)];
    const found = await builtInFaces(model).facesIn(Buffer.concat(many));
    expect(found.map((faces) => faces.length)).toEqual([1, 2, 0, 0, ...Array.from({ length: 40 }, () => 1)]);
    const [one] = found[0] ?? [];
    const middle = (face = one) => face && [face.x + face.width / 2, face.y + face.height / 2];
    expect(middle()?.[0]).toBeCloseTo(900 / 1_280, 1);
    expect(middle()?.[1]).toBeCloseTo(260 / 720, 1);
    expect(one?.height).toBeGreaterThan(0.22);
    expect(one?.height).toBeLessThan(0.36);
    const [left, right] = one?.eyes ?? [];
    for (const [eye, x] of [
      [left, 900 - 0.18 * 210],
      [right, 900 + 0.18 * 210],
    ] as const) {
      expect(Math.abs((eye?.x ?? 0) * 1_280 - x)).toBeLessThan(8);
      expect(Math.abs((eye?.y ?? 0) * 720 - (260 - 0.055 * 210))).toBeLessThan(8);
    }
    const places = found[1]?.map((face) => Math.round(10 * (middle(face)?.[0] ?? 0))).sort();
    expect(places).toEqual([3, 7]);
  });

  it("stops when no one waits", async () => {
    withModels(LOCAL_MODELS);
    model = facesProcess();
    const abort = new AbortController();
    const asked = builtInFaces(model).facesIn(new Uint8Array(40 * GREY_BYTES), abort.signal);
    abort.abort(new Error("no one waits"));
    await expect(asked).rejects.toThrow("no one waits");
  });
});
