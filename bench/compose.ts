import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { AAC_SAMPLES, FRAME_RATE, SAMPLE_RATE } from "@/lib/composition/grid";
import { type JoinedPiece, joinMp4 } from "@/lib/composition/mp4/join-mp4";
import type { PictureJob, PictureTile, PixelBox } from "@/lib/composition/picture/picture-job";
import { renderPicture } from "@/lib/composition/picture/render-picture";
import { renderSound } from "@/lib/composition/sound/render-sound";
import type { SoundJob } from "@/lib/composition/sound/sound-job";
import type { PartSource } from "@/lib/composition/sources/part-source";
import { BEEPS, madePart, StoredMedia } from "@/test/support/track-parts";

const run = promisify(execFile);
const WIDTH = 1280;
const HEIGHT = 720;
const SECONDS = 5;
const FRAMES = SECONDS * FRAME_RATE;
const PIECE_FRAMES = 234;
const MP4_MINUTES = 10;

const LAYOUTS: Record<string, PixelBox[]> = {
  solo: [{ x: 0, y: 0, width: WIDTH, height: HEIGHT }],
  duo: [0, 640].map((x) => ({ x, y: 180, width: 640, height: 360 })),
  grid: [0, 1, 2, 3].map((at) => ({ x: (at % 2) * 640, y: at < 2 ? 0 : 360, width: 640, height: 360 })),
  presentation: [0, 1].map((at) => ({ x: 1020, y: 180 + at * 180, width: 240, height: 136 })),
};

const stored = new StoredMedia();

async function png(filter: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "still-"));
  try {
    await run("ffmpeg", [
      "-v",
      "error",
      "-f",
      "lavfi",
      "-i",
      filter,
      "-frames:v",
      "1",
      join(folder, "still.png"),
    ]);
    return await readFile(join(folder, "still.png"));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function prepare() {
  const seconds = SECONDS + 3;
  const cameras = await Promise.all(
    [0, 1, 2, 3].map(async (at) => {
      const isLarge = at < 2;
      const source = `testsrc2=s=${isLarge ? "1280x720" : "640x360"}:r=30,noise=alls=8:allf=t`;
      const part = await madePart({ codec: isLarge ? "h264" : "vp8", seconds, source });
      return stored.part(`camera-${at}`, part, 0);
    }),
  );
  const microphone = stored.part("microphone", await madePart({ codec: "opus", seconds, source: BEEPS }), 0);
  const layers =
    "color=c=black@0:s=1280x720,format=rgba,drawbox=y=600:h=90:w=900:x=60:c=navy@0.8:t=fill:replace=1";
  stored.put("above", await png(layers));
  return { cameras, microphone };
}

function pictureJob(boxes: readonly PixelBox[], cameras: readonly PartSource[]): PictureJob {
  const tiles = boxes.map(
    (box, at): PictureTile => ({
      fit: "cover",
      ...{ box, crop: { x: 0.5, y: 0.3 }, scale: 1 },
      sources: cameras
        .slice(at, at + 1)
        .map((part) => ({ kind: "track", frames: { from: 0, to: FRAMES }, part, notBeforeMs: null })),
    }),
  );
  return {
    ...{ width: WIDTH, height: HEIGHT, frames: FRAMES, startMs: 1_000, ground: "#101418" },
    ...{ below: null, tiles, above: "above", ticker: null, effects: [] },
  };
}

const soundJob = (part: PartSource): SoundJob => ({
  ...{ startMs: 2_500, preRollFrames: 117, frames: PIECE_FRAMES, postRollFrames: 2, levels: {} },
  sections: [
    ...["ana", "ben", "cleo", "dan"].map((personId) => ({
      source: { kind: "voice" as const, personId, part, isSpeech: true },
      ...{ from: -120_000, to: 250_000, gain: 1 },
    })),
    {
      source: { kind: "music", track: "lobby", position: 9_000_000 },
      from: -120_000,
      to: 250_000,
      gain: 0.3,
    },
  ],
});

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

/** Repeats two pieces until they fill some minutes. */
async function joined(picture: Buffer[], sound: Buffer[]): Promise<number> {
  const seconds = 60 * MP4_MINUTES;
  const [pictureInit, media] = picture as [Buffer, Buffer];
  const [soundInit, heard] = sound as [Buffer, Buffer];
  const repeated = (bytes: Buffer, step: number, end: number): JoinedPiece[] =>
    Array.from({ length: Math.floor(end / step) }, (_, index) => ({ place: index * step, media: bytes }));
  const folder = await mkdtemp(join(tmpdir(), "joined-"));
  const pictures = { init: pictureInit, pieces: repeated(media, FRAMES, seconds * FRAME_RATE) };
  const sounds = {
    init: soundInit,
    pieces: repeated(heard, PIECE_FRAMES, (seconds * SAMPLE_RATE) / AAC_SAMPLES),
  };
  try {
    const { wall } = await timed(() =>
      joinMp4({ picture: pictures, sound: sounds }, join(folder, "made.mp4")),
    );
    return seconds / wall;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measure() {
  const { cameras, microphone } = await prepare();
  const cpu: Record<string, number> = {};
  let wall = 0;
  let last: Buffer[] = [];
  for (const [name, boxes] of Object.entries(LAYOUTS)) {
    const done = await timed(() => renderPicture(pictureJob(boxes, cameras), stored));
    cpu[name] = done.cpu;
    wall += done.wall;
    last = [done.made.init, done.made.media];
  }
  const sound = await timed(() => renderSound(soundJob(microphone), stored));
  const spans = Object.keys(LAYOUTS).length;
  const pieceSeconds = (PIECE_FRAMES * AAC_SAMPLES) / SAMPLE_RATE;
  return {
    cpu,
    soundCpu: sound.cpu,
    liveCores: (cpu.grid ?? 0) / SECONDS + sound.cpu / pieceSeconds,
    timesRealTime: SECONDS / (wall / spans + sound.wall),
    mp4TimesRealTime: await joined(last, [sound.made.init, sound.made.media]),
  };
}

const server = createServer((_request, response) => {
  measure().then(
    (figures) => response.end(JSON.stringify(figures)),
    (error: Error) => response.writeHead(500).end(String(error.stack)),
  );
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`${JSON.stringify({ port: (server.address() as { port: number }).port })}\n`);
});
