import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { AAC_SAMPLES, FRAME_RATE, SAMPLE_RATE } from "@/lib/composition/grid";
import { type JoinedPiece, joinMp4 } from "@/lib/composition/mp4/join-mp4";
import { renderPicture } from "@/lib/composition/picture/render-picture";
import { renderSound } from "@/lib/composition/sound/render-sound";
import { announce } from "./announce";
import {
  ComposedShow,
  LAYOUTS,
  type Layout,
  PIECE_FRAMES,
  PIECE_SECONDS,
  SOUND_FRAMES,
  SOUND_SECONDS,
} from "./composed-show";

const MP4_MINUTES = 10;
const show = new ComposedShow();
const ready = show.prepare();

/** CPU time of this process and of its ended children, in seconds. */
async function cpuSeconds(): Promise<number> {
  const stat = await readFile("/proc/self/stat", "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}

async function timed<T>(work: () => Promise<T>): Promise<{ cpu: number; wall: number; made: T }> {
  const cpu = await cpuSeconds();
  const started = performance.now();
  const made = await work();
  return { cpu: (await cpuSeconds()) - cpu, wall: (performance.now() - started) / 1000, made };
}

/** Repeats two pieces until they fill some minutes. Returns how many times faster than playing it was to join them. */
async function joined(picture: Piece, sound: Piece): Promise<number> {
  const seconds = 60 * MP4_MINUTES;
  const repeated = (media: Buffer, step: number, end: number): JoinedPiece[] =>
    Array.from({ length: Math.floor(end / step) }, (_, index) => ({ place: index * step, media }));
  const folder = await mkdtemp(join(tmpdir(), "joined-"));
  const pieces = {
    picture: {
      init: picture.init,
      pieces: repeated(picture.media, PIECE_FRAMES, seconds * FRAME_RATE),
    },
    sound: {
      init: sound.init,
      pieces: repeated(sound.media, SOUND_FRAMES, (seconds * SAMPLE_RATE) / AAC_SAMPLES),
    },
  };
  try {
    const { wall } = await timed(() => joinMp4(pieces, join(folder, "made.mp4")));
    return seconds / wall;
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface Piece {
  init: Buffer;
  media: Buffer;
}

async function eachLayout() {
  const cpu: Record<string, number> = {};
  const stillsCpu: number[] = [];
  let last: Piece | undefined;
  for (const layout of Object.keys(LAYOUTS) as Layout[]) {
    stillsCpu.push((await timed(() => show.stills(layout))).cpu);
    const { cpu: used, made } = await timed(() => renderPicture(show.picture(layout), show.files));
    cpu[layout] = used;
    last = made;
  }
  const sound = await timed(() => renderSound(show.sound(), show.files));
  if (!last) throw new Error("Nothing was composed.");
  return {
    cpu,
    soundCpu: sound.cpu,
    // The first one also loads the typefaces.
    stillsCpu: Math.min(...stillsCpu),
    timesRealTime: await afterwards(),
    mp4TimesRealTime: await joined(last, sound.made),
  };
}

/** As many as the product makes at once after a show. */
const AT_ONCE = 2;

/** Makes twenty seconds of a show that is over, in all layouts. Returns how many times faster than playing it that was. */
async function afterwards(): Promise<number> {
  const layouts: Layout[] = ["solo", "grid", "duo", "present", "grid"];
  const due = layouts.flatMap((layout, index) => [
    () => renderPicture(show.picture(layout), show.files),
    ...(index > 0 ? [() => renderSound(show.sound(), show.files)] : []),
  ]);
  const { wall } = await timed(async () => {
    for (let at = 0; at < due.length; at += AT_ONCE)
      await Promise.all(due.slice(at, at + AT_ONCE).map((make) => make()));
  });
  return (layouts.length * PIECE_SECONDS) / wall;
}

/** Follows a show of four for some pieces of picture, each in its time, with as much sound. Returns the cores that it takes. */
async function follow(pieces: number) {
  await show.stills("grid");
  const started = performance.now();
  let heard = 0;
  const { cpu } = await timed(async () => {
    for (let piece = 1; piece <= pieces; piece += 1) {
      await renderPicture(show.picture("grid"), show.files);
      if (heard + SOUND_SECONDS <= piece * PIECE_SECONDS) {
        await renderSound(show.sound(), show.files);
        heard += SOUND_SECONDS;
      }
      await sleep(Math.max(0, started + piece * PIECE_SECONDS * 1_000 - performance.now()));
    }
  });
  const seconds = (performance.now() - started) / 1_000;
  return { cores: cpu / seconds, behind: seconds / (pieces * PIECE_SECONDS) };
}

announce(
  createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://bench");
    const measured = async () =>
      pathname === "/follow" ? follow(Number(searchParams.get("pieces"))) : eachLayout();
    ready.then(measured).then(
      (figures) => response.end(JSON.stringify(figures)),
      (error: Error) => response.writeHead(500).end(String(error.stack)),
    );
  }),
);
