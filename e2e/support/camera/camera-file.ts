import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { projectRoot } from "@/stack/paths";
import { drawPerson } from "./draw-person";
import { drawRoom } from "./draw-room";
import { PEOPLE, type PersonName } from "./people";
import { HEAD, pictureOf } from "./small-film";

/** `whole` is for screenshots; `small` only has to move and takes far less CPU. */
export type CameraKind = "whole" | "small";

/** Chromium plays a file of JPEGs at 30 per second in a loop; each picture appears twice. */
const KINDS = {
  whole: { suffix: "mjpeg", pictures: 60, times: 2 },
  small: { suffix: "y4m", pictures: 20, times: 1 },
};

/** The path of a person's camera file, which changes with the drawing code. */
export function cameraPath(name: PersonName, kind: CameraKind): string {
  const person = PEOPLE[name];
  const { suffix, pictures, times } = KINDS[kind];
  const drawn = [drawRoom(person), drawPerson(person, 0.1), drawPerson(person, 0.6), pictures, times];
  const digest = createHash("sha256").update(drawn.join()).digest("hex").slice(0, 12);
  return join(projectRoot, ".cache/cameras", `${name}-${digest}.${suffix}`);
}

/** Draws a few seconds of a person talking, once. Takes some seconds. */
export async function cameraFile(name: PersonName, kind: CameraKind): Promise<string> {
  const path = cameraPath(name, kind);
  if (existsSync(path)) return path;
  const person = PEOPLE[name];
  const room = await sharp(Buffer.from(drawRoom(person)))
    .removeAlpha()
    .raw()
    .toBuffer();
  const raw = { width: 1280, height: 720, channels: 3 as const };
  const { pictures, times } = KINDS[kind];
  const parts: Buffer[] = kind === "small" ? [HEAD] : [];
  for (let at = 0; at < pictures; at += 1) {
    const someone = Buffer.from(drawPerson(person, at / pictures));
    const jpeg = await sharp(room, { raw })
      .composite([{ input: someone }])
      .jpeg({ quality: 82 })
      .toBuffer();
    const picture = kind === "small" ? await pictureOf(jpeg) : jpeg;
    for (let time = 0; time < times; time += 1) parts.push(picture);
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, Buffer.concat(parts));
  renameSync(`${path}.${process.pid}`, path);
  return path;
}
