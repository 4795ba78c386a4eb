import { existsSync } from "node:fs";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StageState } from "@/lib/stage";
import { STAGE_WORDS } from "@/lib/stage/words/stage-words";
import type { SignupTheme } from "@/lib/theme/signup-colours";
import { stageLook } from "@/lib/theme/stage-look";
import { wholeChromiumPath } from "@/test/support/chromium-path";
import { type Pixels, ssim } from "@/test/support/ssim";
import type { PageLayer } from "@/test/support/stage-page/page-scene";
import { SCENES, type StageScene } from "@/test/support/stage-page/scenes";
import { openStagePage, type StagePage } from "@/test/support/stage-page/stage-page";
import type { StillDescription } from "./description";
import { drawGround, drawStill } from "./draw-still";
import { picturePlaces } from "./picture-places";

const CHROMIUM = wholeChromiumPath();
const SIZE = { width: 1280, height: 720 };
const WHOLE = { x: 0, y: 0, ...SIZE };
const THEMES: readonly SignupTheme[] = ["editorial", "collage", "retro", "midnight"];
const ALIKE = 0.97;
/** Small layers are mostly edges of letters. */
const LAYER_ALIKE = 0.9;

/** The colors that stand for people's cameras. */
const CAMERAS: Record<string, string> = { ana: "#7a8f6a", ben: "#b06a4a", mei: "#4a6ab0", lee: "#a0a0b8" };

const picture = (
  width: number,
  height: number,
  boxes: readonly [string, number, number, number, number][],
) => {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext("2d");
  for (const [colour, ...box] of boxes) {
    pen.fillStyle = colour;
    pen.fillRect(...box);
  }
  return canvas.toBuffer("image/png");
};
const slide = picture(1600, 1000, [
  ["#f4f1ea", 0, 0, 1600, 1000],
  ["#223344", 100, 100, 900, 120],
  ["#cc6633", 100, 500, 1100, 300],
]);
const logo = picture(300, 120, [
  ["#22aa77", 0, 20, 80, 80],
  ["#22aa77", 120, 40, 180, 40],
]);

function described(scene: StageScene, theme: SignupTheme, state: Partial<StageState> = {}): StillDescription {
  return {
    state: { ...scene.state, ...state },
    look: stageLook(theme, null),
    words: STAGE_WORDS,
    votes: scene.votes,
    people: Object.fromEntries(scene.cameras.map((identity) => [identity, "camera"])),
    screenOf: scene.screenOf,
    contentBelow: false,
    images: { logo: scene.logo ? logo : null, slide: scene.slide ? slide : null, whiteboard: null },
  };
}

/** What the composer makes of the stills: ground, pictures, what lies over them. */
async function composed(said: StillDescription): Promise<Pixels> {
  const pen = createCanvas(SIZE.width, SIZE.height).getContext("2d");
  pen.drawImage(await loadImage((await drawGround(said, SIZE)).png), 0, 0);
  for (const { identity, box } of picturePlaces(said, SIZE)) {
    pen.fillStyle = CAMERAS[identity ?? ""] ?? "#000000";
    pen.fillRect(box.x, box.y, box.width, box.height);
  }
  pen.drawImage(await loadImage((await drawStill(said, SIZE)).png), 0, 0);
  return pen.getImageData(0, 0, SIZE.width, SIZE.height);
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const pen = createCanvas(SIZE.width, SIZE.height).getContext("2d");
  pen.drawImage(await loadImage(png), 0, 0);
  return pen.getImageData(0, 0, SIZE.width, SIZE.height);
}

describe.skipIf(!existsSync(CHROMIUM))("stills beside the page's own stage (needs Chromium)", () => {
  let page: StagePage;
  beforeAll(async () => {
    page = await openStagePage(
      CHROMIUM,
      SIZE,
      new Map([
        ["/slide.png", slide],
        ["/logo.png", logo],
      ]),
    );
  });
  afterAll(() => page?.close());

  async function shot(
    scene: StageScene,
    theme: SignupTheme,
  ): Promise<{ pixels: Pixels; layers: PageLayer[] }> {
    const { png, layers } = await page.shoot({
      state: scene.state,
      look: stageLook(theme, null),
      words: STAGE_WORDS,
      votes: scene.votes,
      logo: scene.logo ? "/logo.png" : null,
      cameras: Object.fromEntries(scene.cameras.map((identity) => [identity, CAMERAS[identity] ?? ""])),
      screenOf: scene.screenOf,
    });
    return { pixels: await pixelsOf(png), layers };
  }

  it.each(THEMES)("look the same in %s, as a whole and layer by layer", async (theme) => {
    for (const scene of SCENES) {
      const { pixels, layers } = await shot(scene, theme);
      const still = await composed(described(scene, theme));
      expect(ssim(pixels, still, WHOLE), scene.name).toBeGreaterThanOrEqual(ALIKE);
      const unlike = layers.filter((layer) => ssim(pixels, still, layer) < LAYER_ALIKE);
      expect(unlike, scene.name).toEqual([]);
    }
  });

  it("are found to differ if any layer is missing", async () => {
    const without: Record<string, Partial<StageState>> = {
      "lower-third": { lower_third: null },
      poll: { poll: null },
      question: { question: null },
      quote: { quote: null },
      cta: { cta: { visible: false, label: "", url: "" } },
      ticker: { ticker: { visible: false, items: [] } },
      slide: { deck: { ...(SCENES[3]?.state.deck as StageState["deck"]), pages: [] } },
      cover: { mask: { level: null, message: null, at: null }, holding: null },
    };
    for (const [name, state] of Object.entries(without)) {
      const scene = SCENES.find(({ layers }) => layers.includes(name));
      if (!scene) throw new Error(`no scene shows the layer ${name}`);
      const { pixels, layers } = await shot(scene, "collage");
      const still = await composed(described(scene, "collage", state));
      const layer = layers.find((one) => one.name === name) ?? WHOLE;
      expect(ssim(pixels, still, layer), name).toBeLessThan(LAYER_ALIKE);
    }
  });
});
