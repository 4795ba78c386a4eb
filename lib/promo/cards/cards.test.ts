import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { type Card, drawCard, fitText } from "@/lib/providers/images";
import { aKitShow, aPerson } from "../fixtures";
import type { KitShow } from "../kit-show";
import { CARD_SIZE_NAMES, CARD_SIZES, type CardSize } from "../parts";
import type { PlannedCard } from "./faces";
import { personCard } from "./person-card";
import { showCard } from "./show-card";

const THEMES = ["editorial", "collage", "retro", "midnight"] as const;
const NAMES = [
  "Bo",
  "Wolfgang-Maximilian Freiherr von und zu Guttenberg-Westermann",
  "W".repeat(120),
  "عبد الرحمن بن محمد الأنصاري",
  "Zoë 🎉 <b>&amp;</b>",
];

/** A tall photo: its upper part is a face's color, and the rest another one. */
const portrait = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#0000ff" } })
    .composite([
      {
        input: {
          create: {
            width: Math.round(width * 0.4),
            height: Math.round(width * 0.5),
            channels: 3,
            background: "#ff0000",
          },
        },
        left: Math.round(width * 0.3),
        top: Math.round(height * 0.08),
      },
    ])
    .png()
    .toBuffer();

function draw({ photos, ...card }: PlannedCard, bytes?: Buffer): Promise<Buffer> {
  const pictures: Card["pictures"] = bytes
    ? photos.map(({ fileId: _, ...place }) => ({ ...place, bytes }))
    : [];
  return drawCard({ ...card, pictures });
}

async function pixels(picture: Buffer): Promise<(x: number, y: number) => number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return (x, y) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
}

const isNear = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((value, index) => Math.abs(value - (other[index] ?? 0)) < 40);

/** Rows and columns in which two pictures differ. */
async function differences(one: Buffer, other: Buffer): Promise<{ left: number; right: number }> {
  const [a, b] = await Promise.all([one, other].map((picture) => sharp(picture).raw().toBuffer()));
  const { width = 0, channels = 3 } = await sharp(one).metadata();
  let [left, right] = [width, 0];
  for (let at = 0; at < (a?.length ?? 0); at += 1) {
    if (Math.abs((a?.[at] ?? 0) - (b?.[at] ?? 0)) < 60) continue;
    const x = Math.floor(at / channels) % width;
    left = Math.min(left, x);
    right = Math.max(right, x);
  }
  return { left, right };
}

describe("cards", () => {
  it.each(THEMES)("have their sizes and the theme's ground in %s", async (theme) => {
    const show = aKitShow({ theme });
    for (const size of CARD_SIZE_NAMES)
      for (const card of [personCard(show, aPerson({}), size), showCard(show, size)]) {
        const picture = await draw(card);
        const { width, height, format } = await sharp(picture).metadata();
        expect({ width, height, format }).toEqual({ ...CARD_SIZES[size], format: "jpeg" });
        const at = await pixels(picture);
        const ground = /<rect width="100%" height="100%" fill="#(\w\w)(\w\w)(\w\w)"/.exec(card.drawing);
        const expected = ground?.slice(1).map((part) => Number.parseInt(part, 16)) ?? [];
        // A corner without text and decoration.
        expect(isNear(at(8, height - 8), expected) || theme === "midnight" || theme === "collage").toBe(true);
        expect(picture.length).toBeLessThan(600_000);
      }
  });

  it("draw themes differently", async () => {
    const drawn = await Promise.all(
      THEMES.map((theme) => draw(personCard(aKitShow({ theme }), aPerson({}), "square"))),
    );
    expect(new Set(drawn.map((picture) => picture.toString("base64"))).size).toBe(THEMES.length);
  });

  it.each(THEMES)("never cut a name, however long, in %s", async (theme) => {
    const show = aKitShow({ theme, title: "How engines learned to compose music nobody asked for" });
    for (const size of CARD_SIZE_NAMES)
      for (const name of NAMES) {
        const card = personCard(show, aPerson({ name }), size);
        const box = card.texts.find(({ text }) => text === name);
        if (!box) throw new Error("no name");
        const { isWhole, width, height } = await fitText(box);
        expect({ name, size, isWhole }).toEqual({ name, size, isWhole: true });
        expect(width).toBeLessThanOrEqual(box.width);
        expect(height).toBeLessThanOrEqual(box.height);
      }
  });

  it("write all of a title and of what someone does, up to the longest that is accepted", async () => {
    const long = "Principal researcher for analytical engines and mechanical computation "
      .repeat(3)
      .slice(0, 100);
    const show = aKitShow({
      title: "What engines can compose, and what they never will ".repeat(4).slice(0, 160),
    });
    for (const size of CARD_SIZE_NAMES) {
      const card = personCard(show, aPerson({ title: long, company: "Analytical Engines" }), size);
      for (const text of [...card.texts, ...showCard(show, size).texts])
        expect({ text: text.text, size, whole: (await fitText(text)).isWhole }).toMatchObject({
          whole: true,
        });
    }
  });

  it("keep all texts within the card and apart from each other", () => {
    const show = aKitShow({ people: Array.from({ length: 8 }, (_, at) => aPerson({ id: `gst_${at}` })) });
    const apart = ({ texts, width, height }: PlannedCard) => {
      for (const [index, one] of texts.entries()) {
        expect([one.left >= 0, one.top >= 0]).toEqual([true, true]);
        expect([one.left + one.width <= width, one.top + one.height <= height]).toEqual([true, true]);
        for (const other of texts.slice(index + 1))
          expect(
            one.left + one.width <= other.left ||
              other.left + other.width <= one.left ||
              one.top + one.height <= other.top ||
              other.top + other.height <= one.top,
            `${one.text} and ${other.text}`,
          ).toBe(true);
      }
    };
    for (const size of CARD_SIZE_NAMES) {
      apart(personCard(show, aPerson({ photoFileId: null }), size));
      apart(showCard(show, size));
    }
  });

  it("leave the parts of a story free over which apps draw their buttons", () => {
    for (const card of [personCard(aKitShow({}), aPerson({}), "story"), showCard(aKitShow({}), "story")])
      for (const { top, height } of card.texts) {
        expect(top).toBeGreaterThanOrEqual(250);
        expect(top + height).toBeLessThanOrEqual(1920 - 340);
      }
  });

  it.each([
    [1000, 1500],
    [800, 1000],
    [1000, 1000],
    [1600, 900],
  ])("keep the head of a photo of %i × %i", async (width, height) => {
    const card = personCard(aKitShow({}), aPerson({ photoFileId: "fil_1" }), "square");
    const [photo] = card.photos;
    if (!photo) throw new Error("no photo");
    const at = await pixels(await draw(card, await portrait(width, height)));
    const scale = photo.side / Math.min(width, height);
    let red = 0;
    for (let y = photo.top; y < photo.top + photo.side; y += 1)
      for (let x = photo.left; x < photo.left + photo.side; x += 1)
        if (isNear(at(x, y), [255, 0, 0])) red += 1;
    const whole = width * 0.4 * width * 0.5 * scale * scale;
    expect(red).toBeGreaterThan(whole * 0.95);
  });

  it("round a photo's corners, and have initials without one", async () => {
    const size: CardSize = "square";
    const with_ = personCard(aKitShow({}), aPerson({ photoFileId: "fil_1" }), size);
    const [photo] = with_.photos;
    if (!photo) throw new Error("no photo");
    const at = await pixels(await draw(with_, await portrait(1000, 1000)));
    expect(isNear(at(photo.left + 2, photo.top + 2), [0, 0, 255])).toBe(false);
    expect(isNear(at(photo.left + 20, photo.top + photo.side / 2), [0, 0, 255])).toBe(true);
    const without = personCard(aKitShow({}), aPerson({ photoFileId: null, name: "Ana Lopez" }), size);
    expect(without.photos).toEqual([]);
    expect(without.texts.map(({ text }) => text)).toContain("AL");
  });

  it("put text that is read from right to left on the right", async () => {
    const card = personCard(aKitShow({}), aPerson({ name: "דנה לוי" }), "square");
    const box = card.texts.find(({ text }) => text === "דנה לוי");
    if (!box) throw new Error("no name");
    const without = { ...card, texts: card.texts.filter((text) => text !== box) };
    const drawn = await differences(await draw(card), await draw(without));
    expect(drawn.right).toBeGreaterThan(box.left + box.width - 30);
    expect(drawn.right).toBeLessThanOrEqual(box.left + box.width);
    expect(drawn.left).toBeGreaterThan(box.left + 100);
  });

  it("shorten what doesn't fit at its smallest, between letters", async () => {
    const card = personCard(aKitShow({ title: "👩‍🚀 Ω ".repeat(400) }), aPerson({}), "landscape");
    const title = card.texts.at(-2);
    if (!title) throw new Error("no title");
    expect(await fitText(title)).toMatchObject({ isWhole: false });
    const { width, height } = await fitText(title);
    expect([width <= title.width, height <= title.height]).toEqual([true, true]);
    expect((await draw(card)).length).toBeGreaterThan(0);
  });

  it("show no one on the show's own if its signup page doesn't", () => {
    const card = showCard(aKitShow({ showsPeople: false }), "square");
    expect(JSON.stringify(card.texts)).not.toMatch(/Ana|Nevis|AL|BN/);
    expect(card.photos).toEqual([]);
  });

  it("consist of the same only while the facts are the same", () => {
    const planned = (more: Partial<KitShow>) =>
      JSON.stringify(personCard(aKitShow(more), aPerson({}), "square"));
    expect(planned({})).toBe(planned({}));
    const changes: Partial<KitShow>[] = [
      { title: "Another" },
      { startsAt: "2031-01-01T10:00:00.000Z" },
      { theme: "retro" },
      { accent: "#0f766e" },
      { organiser: "Another" },
      { phase: "replay" },
      { timezone: "Asia/Tokyo" },
    ];
    for (const change of changes) expect(planned(change), JSON.stringify(change)).not.toBe(planned({}));
    // It names no one else.
    expect(planned({ people: [] })).toBe(planned({}));
  });
});
