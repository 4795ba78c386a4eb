import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { projectRoot } from "@/stack/paths";
import { drawPerson } from "./draw-person";
import { drawRoom } from "./draw-room";
import { PEOPLE, type PersonName } from "./people";

/** Chromium plays a file of JPEGs at 30 a second and begins anew at its end; each picture stands twice. */
const PICTURES = 60;
const TIMES = 2;

/** Where somebody's picture is or will be; another name when they are drawn otherwise. */
export function cameraPath(name: PersonName): string {
  const person = PEOPLE[name];
  const drawn = [drawRoom(person), drawPerson(person, 0.1), drawPerson(person, 0.6), PICTURES, TIMES];
  const digest = createHash("sha256").update(drawn.join()).digest("hex").slice(0, 12);
  return join(projectRoot, ".cache/cameras", `${name}-${digest}.mjpeg`);
}

/** Draws four seconds of somebody talking, once; takes some seconds. */
export async function cameraFile(name: PersonName): Promise<string> {
  const path = cameraPath(name);
  if (existsSync(path)) return path;
  const person = PEOPLE[name];
  const room = await sharp(Buffer.from(drawRoom(person)))
    .removeAlpha()
    .raw()
    .toBuffer();
  const raw = { width: 1280, height: 720, channels: 3 as const };
  const pictures: Buffer[] = [];
  for (let at = 0; at < PICTURES; at += 1) {
    const someone = Buffer.from(drawPerson(person, at / PICTURES));
    const picture = await sharp(room, { raw })
      .composite([{ input: someone }])
      .jpeg({ quality: 82 })
      .toBuffer();
    for (let time = 0; time < TIMES; time += 1) pictures.push(picture);
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, Buffer.concat(pictures));
  renameSync(`${path}.${process.pid}`, path);
  return path;
}
