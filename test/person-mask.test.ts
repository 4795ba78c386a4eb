import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { drawPerson } from "@/e2e/support/camera/draw-person";
import { drawRoom } from "@/e2e/support/camera/draw-room";
import { PEOPLE } from "@/e2e/support/camera/people";
import { MASK_HEIGHT, MASK_WIDTH, PersonMask } from "@/lib/room/camera/person-mask";

const file = readFileSync("node_modules/@mediapipe/selfie_segmentation/selfie_segmentation_landscape.tflite");
const pixels = async (picture: Buffer | string, over: { input: Buffer }[] = []) => {
  const whole = await sharp(Buffer.from(picture)).ensureAlpha().composite(over).png().toBuffer();
  const { data } = await sharp(whole)
    .resize(MASK_WIDTH, MASK_HEIGHT, { fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return new Uint8ClampedArray(data);
};
const opacity = (rgba: Uint8ClampedArray) =>
  [...rgba].filter((_, at) => at % 4 === 3).map((value) => value > 127);

it("finds the people drawn for our journeys, and no one in an empty room", async () => {
  const mask = new PersonMask(Uint8Array.from(file).buffer);
  for (const person of [PEOPLE.hannah, PEOPLE.ben]) {
    const drawn = opacity(await pixels(drawPerson(person, 0.2)));
    const picture = await pixels(drawRoom(person), [{ input: Buffer.from(drawPerson(person, 0.2)) }]);
    new PersonMask(Uint8Array.from(file).buffer).apply(picture);
    const found = opacity(picture);
    const both = found.filter((is, at) => is && drawn[at]).length;
    const either = found.filter((is, at) => is || drawn[at]).length;
    expect(both / either).toBeGreaterThan(0.93);
  }
  const room = await pixels(drawRoom(PEOPLE.hannah));
  mask.apply(room);
  expect(opacity(room).filter(Boolean).length / (MASK_WIDTH * MASK_HEIGHT)).toBeLessThan(0.02);
});
