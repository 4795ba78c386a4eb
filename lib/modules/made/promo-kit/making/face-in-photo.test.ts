import sharp from "sharp";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { centerFace, onnxRuntime } from "@/lib/platform/models/models";
import * as settings from "@/lib/platform/runtime/env";
import type { PlannedCard } from "@/lib/promo/cards/faces";
import { personCard } from "@/lib/promo/cards/person-card";
import { showCard } from "@/lib/promo/cards/show-card";
import { aKitShow, aPerson } from "@/lib/promo/fixtures";
import { CARD_SIZE_NAMES } from "@/lib/promo/parts";
import * as faces from "@/lib/providers/faces";
import { builtInFaces, facesProcess } from "@/lib/providers/faces/built-in";
import { drawCard, greyPicture } from "@/lib/providers/images";
import { drawnPerson } from "@/test/support/drawn-face";
import { areModelsAvailable, LOCAL_MODELS } from "@/test/support/models";
import { faceInPhoto } from "./face-in-photo";

/** A photo of someone, with signs beside them that stand out more than they do. */
const photo = (width: number, height: number, drawn: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#8c9aa5"/>${drawn}</svg>`,
    ),
  )
    .jpeg({ quality: 90 })
    .toBuffer();

const SIGNS = `<rect x="900" y="80" width="300" height="300" fill="#e11d48"/><circle cx="1400" cy="600" r="220" fill="#facc15"/>`;
/** Each with a face away from where one is usually. */
const PHOTOS = {
  low: () => photo(900, 1_600, drawnPerson(610, 1_240, 260)),
  beside: () => photo(1_600, 900, SIGNS + drawnPerson(240, 420, 240)),
  "far away": () => photo(1_200, 1_800, drawnPerson(330, 420, 180)),
  "at the edge": () => photo(1_000, 1_000, drawnPerson(820, 790, 230)),
};

const finding = (facesIn: faces.FaceFinder["facesIn"]) => {
  const spied = vi.fn(facesIn);
  vi.spyOn(faces, "faceFinder").mockReturnValue({ facesIn: spied });
  return spied;
};

afterEach(() => vi.restoreAllMocks());

describe("a face in a photo", () => {
  it("is looked for once in the same photo, at its place in it", async () => {
    // The photo takes 90 of 320 pixels in width.
    const facesIn = finding(async () => [[{ x: 45 / 320, y: 0.5, width: 9 / 320, height: 0.1 }]]);
    const bytes = await photo(500, 1_000, `<rect width="9" height="9"/>`);
    const found = await faceInPhoto(bytes);
    expect(found?.x).toBeCloseTo(0.5);
    expect(found?.width).toBeCloseTo(0.1);
    expect(found?.y).toBeCloseTo(0.5);
    expect(found?.height).toBeCloseTo(0.1);
    expect(await faceInPhoto(Buffer.from(bytes))).toEqual(found);
    expect(facesIn).toHaveBeenCalledOnce();
    expect(facesIn.mock.calls[0]?.[0].length).toBe(faces.GREY_BYTES);
    await faceInPhoto(await photo(500, 1_000, `<rect width="8" height="8"/>`));
    expect(facesIn).toHaveBeenCalledTimes(2);
  });

  it("is the largest, with others that are about as large", async () => {
    const at = (x: number, height: number) => ({ x, y: 0.3, width: 0.1, height });
    finding(async () => [[at(0.1, 0.1), at(0.4, 0.3), at(0.6, 0.25)]]);
    const found = await faceInPhoto(await photo(1_600, 900, `<rect width="7" height="7"/>`));
    expect(found?.x).toBeCloseTo(0.4);
    expect(found?.width).toBeCloseTo(0.3);
    expect(found?.height).toBeCloseTo(0.3);
  });

  it("is unknown without the model, and is looked for again", async () => {
    const facesIn = finding(async () => {
      throw new faces.FaceError("not_installed", "The model isn't installed.");
    });
    const bytes = await photo(400, 500, `<rect width="6" height="6"/>`);
    expect(await faceInPhoto(bytes)).toBeNull();
    facesIn.mockResolvedValue([[]]);
    expect(await faceInPhoto(bytes)).toBeNull();
    expect(await faceInPhoto(bytes)).toBeNull();
    expect(facesIn).toHaveBeenCalledTimes(2);
    expect(await faceInPhoto(Buffer.from("not a photo"))).toBeNull();
  });
});

describe.skipIf(!areModelsAvailable(onnxRuntime, centerFace))("a card with the model installed", () => {
  const process = facesProcess();
  afterAll(() => process.end("the test is over"));
  const model = builtInFaces(process);
  beforeEach(() => {
    vi.spyOn(settings, "env").mockReturnValue({ ...settings.env(), MODELS_DIR: LOCAL_MODELS });
    vi.spyOn(faces, "faceFinder").mockReturnValue(model);
  });

  /** The faces in what a card shows of its first photo, in shares of that. */
  async function shownFaces({ photos, ...card }: PlannedCard, bytes: Buffer): Promise<faces.Face[]> {
    const face = await faceInPhoto(bytes);
    expect(face).not.toBeNull();
    const pictures = photos.map(({ fileId: _, ...place }) => ({ ...place, bytes, face }));
    const drawn = await drawCard({ ...card, pictures });
    const [place] = photos;
    if (!place) throw new Error("no photo");
    const { left, top, side } = place;
    const square = await sharp(drawn).extract({ left, top, width: side, height: side }).png().toBuffer();
    const { pixels, width, height } = await greyPicture(square, faces.GREY);
    const [found = []] = await model.facesIn(pixels);
    return found.map((one) => ({
      ...{ x: one.x / width, y: one.y / height },
      ...{ width: one.width / width, height: one.height / height },
    }));
  }

  it.each(Object.entries(PHOTOS))(
    "shows all of a face that is %s, in every size",
    async (_, make) => {
      const bytes = await make();
      const ana = aPerson({ photoFileId: "fil_1" });
      for (const size of CARD_SIZE_NAMES)
        for (const card of [
          personCard(aKitShow({}), ana, size),
          showCard(aKitShow({ people: [ana, { ...ana, id: "gst_ben" }] }), size),
        ]) {
          const found = await shownFaces(card, bytes);
          expect([size, found.length]).toEqual([size, 1]);
          const [shown] = found;
          if (!shown) throw new Error("no face");
          // Neither at the edge nor tiny.
          expect(shown.x).toBeGreaterThan(0.02);
          expect(shown.x + shown.width).toBeLessThan(0.98);
          expect(shown.y).toBeGreaterThan(0.02);
          expect(shown.y + shown.height).toBeLessThan(0.98);
          expect(shown.height).toBeGreaterThan(0.17);
        }
    },
    60_000,
  );
});
