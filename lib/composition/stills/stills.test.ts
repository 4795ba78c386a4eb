import { createCanvas, loadImage } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { initialState, type StagePerson } from "@/lib/stage";
import { stageWordsFor } from "@/lib/stage/words/stage-words-for";
import { stageLook } from "@/lib/theme/stage-look";
import { ssim } from "@/test/support/ssim";
import type { StillDescription } from "./description";
import { drawCard, drawStill } from "./draw-still";
import { drawTicker } from "./draw-ticker";
import { picturePlaces } from "./picture-places";
import { StillCache } from "./still-cache";
import { stillKey } from "./still-key";

const SIZE = { width: 640, height: 360 };
const person = (identity: string): StagePerson => ({
  ...{ identity, name: `${identity} Ruíz`, title: "", kind: "guest", muted: false },
});
const said = (more: Partial<StillDescription> = {}): StillDescription => ({
  state: {
    ...initialState({ title: "Cloud bills", stage: [person("ana"), person("ben")] }),
    phase: "live",
    layout: "duo",
  },
  look: stageLook("retro", "#0f766e"),
  words: stageWordsFor("de-AT"),
  votes: null,
  people: { ana: "camera", ben: "camera" },
  screenOf: null,
  contentBelow: false,
  images: { logo: null, slide: null, whiteboard: null },
  ...more,
});
const keyOf = (description: StillDescription) => stillKey(description, SIZE, { part: "stage" });

async function pixelsOf(png: Buffer) {
  const image = await loadImage(png);
  const pen = createCanvas(image.width, image.height).getContext("2d");
  pen.drawImage(image, 0, 0);
  return pen.getImageData(0, 0, image.width, image.height);
}

/** Opacity in the middle of someone's tile. */
async function opacityAt(description: StillDescription, share: number): Promise<number> {
  const { data } = await pixelsOf((await drawStill(description, SIZE)).png);
  return data[4 * (180 * SIZE.width + Math.round(share * SIZE.width)) + 3] ?? -1;
}

describe("a still", () => {
  it("leaves holes for cameras and covers people who aren't recorded or have their camera off", async () => {
    expect(await opacityAt(said(), 0.25)).toBe(0);
    expect(await opacityAt(said(), 0.75)).toBe(0);
    for (const people of [{ ana: "camera" }, { ana: "camera", ben: "silhouette" }] as const) {
      expect(await opacityAt(said({ people }), 0.25)).toBe(0);
      expect(await opacityAt(said({ people }), 0.75)).toBe(255);
      expect(picturePlaces(said({ people }), SIZE).map(({ identity }) => identity)).toEqual(["ana"]);
    }
  });

  it("shows nothing but a card while the show is stopped", async () => {
    const { state } = said();
    const stopped = said({ state: { ...state, mask: { level: "mask", message: null, at: null } } });
    expect(picturePlaces(stopped, SIZE)).toEqual([]);
    const { data } = await pixelsOf((await drawStill(stopped, SIZE)).png);
    expect(data.filter((_, index) => index % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
  });

  it("refuses a size that no screen has, and bytes that aren't an image", async () => {
    await expect(drawStill(said(), { width: 9000, height: 360 })).rejects.toThrow("16 to 3840");
    const images = { logo: null, slide: Buffer.from("not an image"), whiteboard: null };
    await expect(drawStill(said({ images }), SIZE)).rejects.toThrow();
  });

  it("draws what people wrote, whatever it is", async () => {
    const title = "<b>&\u0000\u202e🎉\uD800 日本 مرحبا ".repeat(10);
    const { state } = said();
    const odd = { ...state, title, lower_third: { identity: null, title, subtitle: title } };
    for (const theme of ["editorial", "collage", "retro", "midnight"] as const) {
      const { png } = await drawStill(said({ state: odd, look: stageLook(theme, null) }), SIZE);
      expect(await pixelsOf(png)).toMatchObject(SIZE);
    }
  });
});

describe("a still's key", () => {
  it("is the same for what looks the same", () => {
    const { state } = said();
    expect(keyOf(said({ state: { ...state, version: 9, started_at: "2026-05-04T18:00:00.000Z" } }))).toBe(
      keyOf(said()),
    );
    expect(keyOf(said({ people: { ben: "camera", ana: "camera" } }))).toBe(keyOf(said()));
  });

  it("differs for everything that is seen", async () => {
    const { state } = said();
    const others: StillDescription[] = [
      said({ state: { ...state, title: "Other" } }),
      said({ state: { ...state, layout: "present" } }),
      said({ look: stageLook("retro", "#0f766f") }),
      said({ look: null }),
      said({ words: stageWordsFor("fr") }),
      said({ votes: [1, 2] }),
      said({ people: { ana: "camera", ben: "silhouette" } }),
      said({ images: { logo: Buffer.from("a"), slide: null, whiteboard: null } }),
      said({ images: { logo: null, slide: Buffer.from("a"), whiteboard: null } }),
    ];
    const keys = new Set([
      keyOf(said()),
      ...others.map(keyOf),
      stillKey(said(), { width: 1280, height: 720 }, { part: "stage" }),
    ]);
    expect(keys.size).toBe(others.length + 2);
    const card = await drawCard(said(), SIZE, [{ kind: "note", text: "No picture" }]);
    expect(keys).not.toContain(card.key);
    expect((await drawStill(said(), SIZE)).key).toBe(keyOf(said()));
  });
});

describe("the ticker's strip", () => {
  const { state } = said();
  const ticker = { visible: true, items: ["Doors open in Lisbon", "Replay für alle"] };
  const moving = said({ state: { ...state, ticker } });

  it("begins like the still, and later strips continue earlier ones", async () => {
    const first = await drawTicker(moving, SIZE, { fromSec: 0, seconds: 6 });
    if (!first) throw new Error("no ticker");
    const strip = await pixelsOf(first.png);
    const still = await pixelsOf((await drawStill(moving, SIZE)).png);
    const { box, pxPerSecond } = first;
    expect(ssim(cropped(still, box), cropped(strip, { ...box, x: 0, y: 0 }), box)).toBeGreaterThan(0.99);
    const seconds = Math.ceil(4 * pxPerSecond) / pxPerSecond;
    const later = await drawTicker(moving, SIZE, { fromSec: seconds, seconds: 1 });
    const next = await pixelsOf(later?.png ?? Buffer.alloc(0));
    const moved = cropped(strip, { ...box, x: Math.round(seconds * pxPerSecond), y: 0 });
    expect(ssim(moved, cropped(next, { ...box, x: 0, y: 0 }), box)).toBeGreaterThan(0.95);
  });

  it("is as long as is seen, and absent without a ticker", async () => {
    const strip = await drawTicker(moving, SIZE, { fromSec: 1000, seconds: 6 });
    expect(strip?.width).toBe(SIZE.width + Math.ceil((strip?.pxPerSecond ?? 0) * 6));
    expect(await drawTicker(said(), SIZE, { fromSec: 0, seconds: 6 })).toBeNull();
    await expect(drawTicker(moving, SIZE, { fromSec: 0, seconds: 1000 })).rejects.toThrow("60 s");
  });
});

/** A part of an image with its upper left corner at a box's place, so that regions stay comparable. */
function cropped(
  image: Awaited<ReturnType<typeof pixelsOf>>,
  box: { x: number; y: number; width: number; height: number },
) {
  const pen = createCanvas(SIZE.width, SIZE.height).getContext("2d");
  pen.putImageData(image, -box.x, SIZE.height - box.height - box.y);
  return pen.getImageData(0, 0, SIZE.width, SIZE.height);
}

describe("the cache of stills", () => {
  const still = (key: string, bytes: number) => ({ key, ...SIZE, png: Buffer.alloc(bytes) });

  it("draws once, forgets what wasn't used for longest, and keeps no errors", async () => {
    const cache = new StillCache(250);
    let drawings = 0;
    const get = (key: string) =>
      cache.get(key, async () => {
        drawings += 1;
        return still(key, 100);
      });
    await Promise.all([get("a"), get("a"), get("b")]);
    expect(drawings).toBe(2);
    await get("a");
    await get("c");
    expect(cache.bytes).toBe(200);
    await get("a");
    expect(drawings).toBe(3);
    await get("b");
    expect(drawings).toBe(4);
    await expect(cache.get("d", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await get("d");
    expect(drawings).toBe(5);
  });
});
