import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tryConfinement } from "@/lib/platform/confined/confinement";
import { findProgram } from "@/lib/platform/confined/find-program";
import { madeLayeredPart } from "@/test/support/layered-part";
import { type MadePart, madePart, StoredMedia } from "@/test/support/track-parts";
import { turned } from "@/test/support/videos";
import type { PictureJob, PictureTile, TileSource } from "./picture-job";
import { type RenderedPicture, renderPicture } from "./render-picture";

const run = promisify(execFile);
const works = (await tryConfinement()).state === "working" && (await findProgram("ffmpeg")) !== undefined;

const stored = new StoredMedia();
let folder: string;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
});
afterAll(() => rm(folder, { recursive: true }));

const job = (more: Partial<PictureJob>): PictureJob => ({
  ...{ width: 320, height: 180, frames: 30, startMs: 0, ground: "#000000" },
  ...{ below: null, tiles: [], above: null, ticker: null, effects: [] },
  ...more,
});

const tile = (sources: TileSource[], more: Partial<PictureTile> = {}): PictureTile => ({
  box: { x: 0, y: 0, width: 320, height: 180 },
  fit: "cover",
  ...{ crop: { x: 0.5, y: 0.3 }, scale: 1, sources },
  ...more,
});

const whole = (frames: number) => ({ from: 0, to: frames });

async function saved({ init, media }: RenderedPicture): Promise<string> {
  const path = join(folder, `piece-${++count}.mp4`);
  await writeFile(path, Buffer.concat([init, media]));
  return path;
}

/** Brightness of each frame of a part of the picture, from 16 (black) to 235 (white). */
async function lights(piece: RenderedPicture, crop = "iw:ih:0:0"): Promise<number[]> {
  const shown = `crop=${crop},signalstats,metadata=print:key=lavfi.signalstats.YAVG:file=-`;
  const { stdout } = await run("ffmpeg", [
    "-v",
    "error",
    "-i",
    await saved(piece),
    "-vf",
    shown,
    "-f",
    "null",
    "-",
  ]);
  return [...stdout.matchAll(/YAVG=([\d.]+)/g)].map(([, light]) => Number(light));
}

interface Color {
  red: number;
  green: number;
  blue: number;
}

/** The color near the upper left corner, from 0 to 255, as a player of HD video shows it. */
async function colorOf(piece: RenderedPicture): Promise<Color> {
  const path = join(folder, `color-${++count}.rgb`);
  const shown = "crop=16:16:8:8,scale=1:1:in_color_matrix=bt709:flags=area+accurate_rnd,format=rgb24";
  const raw = ["-frames:v", "1", "-f", "rawvideo", path];
  await run("ffmpeg", ["-v", "error", "-i", await saved(piece), "-vf", shown, ...raw]);
  const [red = 0, green = 0, blue = 0] = await readFile(path);
  return { red, green, blue };
}

/** A PNG, black where it isn't transparent. */
async function png(filter: string): Promise<Buffer> {
  const path = join(folder, `still-${++count}.png`);
  await run("ffmpeg", ["-v", "error", "-f", "lavfi", "-i", filter, "-frames:v", "1", path]);
  return readFile(path);
}

/** White from the frame on that is numbered `second` seconds. */
const whiteFrom = (second: number, size = "320x180", rate = 30): string =>
  `color=c=black:s=${size}:r=${rate},drawbox=c=white:t=fill:w=iw:h=ih:enable='gte(t,${second}-0.001)'`;

const firstWhite = (all: number[]): number => all.findIndex((light) => light > 125);

describe.skipIf(!works)("a span's picture", () => {
  it.each([
    ["h264", 0],
    ["h264", 7.5],
    ["vp8", 0],
    ["vp8", 3.25],
    ["vp9", 2.5],
    ["av1", 0],
  ] as const)(
    "shows %s at its place on the clock, whatever time its file starts at (%d s)",
    async (codec, from) => {
      const part = await madePart({ codec, seconds: 4, from, source: whiteFrom(2) });
      const source = stored.part(`clock-${codec}-${from}`, part, 10_000);
      const rest = { ...source, chunks: source.chunks.slice(1) };
      const track = { kind: "track", frames: whole(45), part: rest, notBeforeMs: null } as const;
      const made = await renderPicture(job({ frames: 45, startMs: 11_200, tiles: [tile([track])] }), stored);
      const all = await lights(made);
      expect(all).toHaveLength(45);
      // White at 12,000 ms is 800 ms into the span.
      expect(firstWhite(all)).toBe(24);
      expect(made.notes).toEqual([]);
    },
  );

  it("shows the largest layer of layered pictures, and is whole", async () => {
    const layered = await madeLayeredPart({ seconds: 2, small: whiteFrom(0), large: whiteFrom(1) });
    const part = stored.part("layered", layered, 10_000);
    const track = { kind: "track", frames: whole(45), part, notBeforeMs: null } as const;
    const made = await renderPicture(job({ frames: 45, startMs: 10_200, tiles: [tile([track])] }), stored);
    const all = await lights(made);
    expect(all).toHaveLength(45);
    expect(firstWhite(all)).toBe(24);
    expect(made.notes).toEqual([]);
  });

  it("has the same header for everything of one size, and starts with a key frame", async () => {
    const part = stored.part(
      "header",
      await madePart({ codec: "h264", seconds: 2, source: "testsrc2=s=320x180:r=30" }),
      0,
    );
    const track = { kind: "track", frames: whole(50), part, notBeforeMs: null } as const;
    const moving = await renderPicture(job({ frames: 50, tiles: [tile([track])] }), stored);
    const plain = await renderPicture(job({ frames: 1, ground: "#ff8800" }), stored);
    expect(moving.init.equals(plain.init)).toBe(true);
    const args = ["-v", "error", "-show_entries", "packet=flags,pts", "-of", "csv=p=0", await saved(moving)];
    const packets = (await run("ffprobe", args)).stdout.trim().split("\n");
    expect(packets[0]).toMatch(/^0,K/);
    expect(packets.map((one) => Number(one.split(",")[0]))).toEqual(
      Array.from({ length: 50 }, (_, at) => at * 3_000),
    );
  });

  it("keeps the last picture in a gap, which keeps its length", async () => {
    const part = await madePart({ codec: "vp8", seconds: 4, source: whiteFrom(2) });
    // Its third second comes three seconds late, though the file doesn't say so.
    const source = stored.part("gap", part, 0, (at) => (at < 2_000 ? 0 : 3_000));
    const track = { kind: "track", frames: whole(150), part: source, notBeforeMs: null } as const;
    const made = await renderPicture(job({ frames: 150, startMs: 1_000, tiles: [tile([track])] }), stored);
    expect(firstWhite(await lights(made))).toBe(120);
  });

  it("holds a picture from before the span, and shows what is below before the first one", async () => {
    const source = stored.part(
      "held",
      await madePart({ codec: "h264", seconds: 1, source: whiteFrom(0) }),
      0,
    );
    const before = { kind: "track", frames: whole(30), part: source, notBeforeMs: null } as const;
    const held = await renderPicture(job({ startMs: 3_000, tiles: [tile([before])] }), stored);
    expect(Math.min(...(await lights(held)))).toBeGreaterThan(200);
    // From before the person was on stage, say.
    const hidden = await renderPicture(
      job({ startMs: 500, tiles: [tile([{ ...before, notBeforeMs: 2_000 }])] }),
      stored,
    );
    expect(Math.max(...(await lights(hidden)))).toBeLessThan(20);
    const late = { kind: "track", frames: { from: 15, to: 30 }, part: source, notBeforeMs: null } as const;
    const begun = await renderPicture(job({ startMs: -500, tiles: [tile([late])] }), stored);
    expect(firstWhite(await lights(begun))).toBe(15);
  });

  it("has no empty frame at its start, however seldom a camera sends pictures", async () => {
    const seldom = await madePart({ codec: "h264", seconds: 2, source: whiteFrom(0.4, "320x180", 5) });
    const source = stored.part("seldom", seldom, 0);
    const track = { kind: "track", frames: whole(30), part: source, notBeforeMs: null } as const;
    const white = job({ startMs: 500, tiles: [tile([track])] });
    expect(Math.min(...(await lights(await renderPicture(white, stored))))).toBeGreaterThan(200);
    // Between two pictures, the one before stays.
    const black = job({ startMs: 300, ground: "#ffffff", tiles: [tile([track])] });
    expect(firstWhite(await lights(await renderPicture(black, stored)))).toBe(3);
    // If that one may not be shown, the one after it comes early.
    const early = job({ startMs: 300, tiles: [tile([{ ...track, notBeforeMs: 0 }])] });
    expect(Math.min(...(await lights(await renderPicture(early, stored))))).toBeGreaterThan(200);
  });

  it("goes on after a chunk that is missing or garbage, with a note", async () => {
    const part = await madePart({ codec: "h264", seconds: 4, source: whiteFrom(3) });
    const source = stored.part("broken", part, 0);
    stored.drop("broken/2");
    stored.put("broken/3", Buffer.from("not media".repeat(99)));
    const track = { kind: "track", frames: whole(120), part: source, notBeforeMs: null } as const;
    const made = await renderPicture(job({ frames: 120, tiles: [tile([track])] }), stored);
    expect(firstWhite(await lights(made))).toBe(90);
    expect(made.notes).toEqual([
      { code: "missing_file", key: "broken/2" },
      { code: "unreadable_file", key: "broken/3" },
    ]);
  });

  it("leaves out what can't be decoded, and draws everything else", async () => {
    const good = stored.part("good", await madePart({ codec: "h264", seconds: 1, source: whiteFrom(0) }), 0);
    const bad = stored.part(
      "bad",
      await madePart({ codec: "h264", seconds: 1, source: "testsrc2=s=320x180:r=30" }),
      0,
    );
    // It keeps its time scale, so only a decoder sees that its track is gone.
    const header = stored.bytes(bad.header);
    stored.put(bad.header, Buffer.from(header.toString("latin1").replaceAll("stsd", "xxxx"), "latin1"));
    const left = { box: { x: 0, y: 0, width: 160, height: 180 } };
    const right = { box: { x: 160, y: 0, width: 160, height: 180 } };
    const tiles = [
      tile([{ kind: "track", frames: whole(30), part: bad, notBeforeMs: null }], left),
      tile([{ kind: "track", frames: whole(30), part: good, notBeforeMs: null }], right),
    ];
    const made = await renderPicture(job({ tiles }), stored);
    expect(Math.min(...(await lights(made, "150:ih:165:0")))).toBeGreaterThan(200);
    expect(Math.max(...(await lights(made, "150:ih:0:0")))).toBeLessThan(30);
    expect(made.notes).toEqual([{ code: "unreadable_file", key: "bad/1" }]);
  });

  it("shows 4K, five frames per second, and a picture that is turned", async () => {
    const large = stored.part(
      "4k",
      await madePart({ codec: "h264", seconds: 1, source: "testsrc2=s=3840x2160:r=5", rate: 5 }),
      0,
    );
    const corner = "color=c=black:s=320x180:r=30,drawbox=c=white:t=fill:w=iw/2:h=ih/2";
    const upright = await madePart({ codec: "h264", seconds: 1, source: corner });
    const portrait = stored.part("turned", { ...upright, header: turned(upright.header, 90) }, 0);
    const tiles = [large, portrait].map((part, index) =>
      tile([{ kind: "track", frames: whole(30), part, notBeforeMs: null }], {
        box: { x: index * 160, y: 0, width: 160, height: 180 },
        fit: index === 0 ? "cover" : "contain",
      }),
    );
    const made = await renderPicture(job({ tiles, ground: "#808080" }), stored);
    expect(made.notes).toEqual([]);
    // Turned clockwise, the upper left quarter is the upper right one: 101 × 180 in the middle of its tile.
    expect((await lights(made, "40:80:245:5"))[20]).toBeGreaterThan(200);
    expect((await lights(made, "40:80:192:5"))[20]).toBeLessThan(30);
    expect((await lights(made, "20:180:164:0"))[20]).toBeCloseTo(126, -1);
  });

  it("shows a single picture for as long as it's held", async () => {
    const made = await madePart({ codec: "h264", seconds: 1, source: whiteFrom(0, "320x180", 1), rate: 1 });
    const part = stored.part("single", made, 0);
    const track = { kind: "track", frames: whole(30), part, notBeforeMs: null } as const;
    const held = await renderPicture(job({ startMs: 2_000, tiles: [tile([track])] }), stored);
    expect(Math.min(...(await lights(held)))).toBeGreaterThan(200);
  });

  it("shows a video at its position, playing or paused, and an effect above it", async () => {
    const path = join(folder, "video.mp4");
    const encoded = ["-t", "4", "-i", whiteFrom(2), "-c:v", "libx264", "-pix_fmt", "yuv420p", path];
    await run("ffmpeg", ["-v", "error", "-f", "lavfi", ...encoded]);
    const key = stored.put("video", await readFile(path));
    const source = (second: number, isPlaying: boolean): PictureTile =>
      tile([{ kind: "file", frames: whole(30), file: { key, second, isPlaying } }]);
    const playing = await renderPicture(job({ tiles: [source(1.5, true)] }), stored);
    expect(firstWhite(await lights(playing))).toBe(15);
    const [before, after] = await Promise.all(
      [1.9, 2.1].map(async (second) =>
        lights(await renderPicture(job({ tiles: [source(second, false)] }), stored)),
      ),
    );
    expect(Math.max(...(before ?? []))).toBeLessThan(20);
    expect(Math.min(...(after ?? []))).toBeGreaterThan(200);
    const flash = "color=c=white:s=32x18:r=30,format=rgba";
    const animated = join(folder, "effect.png");
    await run("ffmpeg", ["-v", "error", "-f", "lavfi", "-t", "0.4", "-i", flash, "-f", "apng", animated]);
    const effect = { key: stored.put("effect", await readFile(animated)), frame: -4, frames: 12 };
    const effects = [effect, { ...effect, frame: 20 }];
    const shown = (await lights(await renderPicture(job({ effects }), stored))).map((light) => light > 125);
    expect(shown).toEqual(Array.from({ length: 30 }, (_, at) => at < 8 || at >= 20));
  });

  it("lays stills over the tiles, and moves the ticker", async () => {
    const white = stored.part(
      "layers",
      await madePart({ codec: "h264", seconds: 1, source: whiteFrom(0) }),
      0,
    );
    const hole = "color=c=black:s=320x180,format=rgba,geq=r=0:g=0:b=0:a='if(lt(X,160),0,255)'";
    const mark = "'if(lt(mod(X,160),10),255,0)'";
    const bar = `color=c=black:s=480x20,format=rgba,geq=r=${mark}:g=${mark}:b=${mark}:a=255`;
    const ticker = {
      ...{ key: stored.put("bar", await png(bar)), box: { x: 0, y: 160, width: 320, height: 20 } },
      pxPerFrame: 3,
    };
    const tiles = [tile([{ kind: "track", frames: whole(30), part: white, notBeforeMs: null }])];
    const made = await renderPicture(
      job({ tiles, above: stored.put("hole", await png(hole)), ticker }),
      stored,
    );
    expect((await lights(made, "150:150:0:0"))[9]).toBeGreaterThan(225);
    expect((await lights(made, "150:150:165:0"))[9]).toBeLessThan(25);
    // After 20 frames, the mark at 160 is at 160 − 60.
    const at20 = await Promise.all(
      [101, 90, 112].map(async (x) => (await lights(made, `8:16:${x}:162`))[20]),
    );
    expect(at20[0]).toBeGreaterThan(180);
    expect(Math.max(at20[1] ?? 255, at20[2] ?? 255)).toBeLessThan(90);
  });

  it("shows the same colors in stills and in tracks, whatever their size and whether they say which they are", async () => {
    const brick = "color=c=#c04020:s=320x180:r=30";
    const below = stored.put("brick", await png(brick));
    const brickInHd = `${brick},format=rgb24,scale=out_color_matrix=bt709,format=yuv420p`;
    const untold = await madePart({ codec: "h264", seconds: 1, source: brick });
    const told = ["-colorspace", "bt709"];
    const hd = await madePart({ codec: "h264", seconds: 1, source: brickInHd, encoding: told });
    const shown = async (name: string, made: MadePart, width: number): Promise<Color> => {
      const part = stored.part(name, made, 0);
      const track = { kind: "track", frames: whole(30), part, notBeforeMs: null } as const;
      const box = { x: 0, y: 0, width, height: 180 };
      return colorOf(await renderPicture(job({ tiles: [tile([track], { box })] }), stored));
    };
    const colors = await Promise.all([
      colorOf(await renderPicture(job({ below }), stored)),
      shown("untold", untold, 320),
      shown("untold", untold, 161),
      shown("hd", hd, 320),
      shown("hd", hd, 161),
    ]);
    for (const color of colors) {
      expect(Math.abs(color.red - 0xc0)).toBeLessThanOrEqual(5);
      expect(Math.abs(color.green - 0x40)).toBeLessThanOrEqual(5);
      expect(Math.abs(color.blue - 0x20)).toBeLessThanOrEqual(5);
    }
  });

  it("covers a part above everything, and nothing beside it", async () => {
    const part = stored.part(
      "covered",
      await madePart({ codec: "h264", seconds: 1, source: whiteFrom(0) }),
      0,
    );
    const track = { kind: "track", frames: whole(30), part, notBeforeMs: null } as const;
    const covers = [{ x: 40, y: 20, width: 120, height: 80 }];
    const made = await renderPicture(job({ tiles: [tile([track])], covers }), stored);
    const [inside, beside] = [await lights(made, "112:72:44:24"), await lights(made, "140:160:170:10")];
    expect([inside.length, Math.max(...inside) < 20, Math.min(...beside) > 225]).toEqual([30, true, true]);
  });

  it("stops when it's aborted", async () => {
    const abort = new AbortController();
    const made = renderPicture(job({ width: 1280, height: 720, frames: 6_000 }), stored, abort.signal);
    setTimeout(() => abort.abort(new Error("enough")), 300);
    await expect(made).rejects.toThrow("enough");
  });
});
