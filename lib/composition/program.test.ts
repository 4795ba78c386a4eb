import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tryConfinement } from "@/lib/platform/confined/confinement";
import { findProgram } from "@/lib/platform/confined/find-program";
import { flashSignals } from "@/test/support/flash-signals";
import { BEEPS, flashes, madePart, StoredMedia } from "@/test/support/track-parts";
import { playerCues } from "./captions/cues";
import { webVtt } from "./captions/web-vtt";
import { AAC_SAMPLES, FRAME_RATE, SAMPLE_RATE, TICKS_PER_FRAME } from "./grid";
import { type Piece, placedFragments, samplesIn } from "./media/piece";
import { type JoinedPiece, joinMp4 } from "./mp4/join-mp4";
import { drawThumbnail } from "./picture/draw-thumbnail";
import type { PictureJob } from "./picture/picture-job";
import { renderPicture } from "./picture/render-picture";
import { masterPlaylist } from "./playlist/master-playlist";
import { mediaPlaylist, type PlaylistPiece } from "./playlist/media-playlist";
import { renderSound } from "./sound/render-sound";
import { waveformOf } from "./sound/waveform";

const run = promisify(execFile);
const works = (await tryConfinement()).state === "working" && (await findProgram("ffmpeg")) !== undefined;

const SPANS = 30;
/** They follow each other on no round number. */
const SPAN_FRAMES = 11;
const FRAMES = SPANS * SPAN_FRAMES;
const AAC_FRAMES = Math.round((FRAMES * SAMPLE_RATE) / FRAME_RATE / AAC_SAMPLES);
const START_MS = 2_000;

let folder: string;
let pictures: (Piece & { place: number })[];
let sounds: (Piece & { place: number; peaks: number[] })[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "program-"));
  if (!works) return;
  const stored = new StoredMedia();
  const camera = stored.part(
    "camera",
    await madePart({ codec: "h264", seconds: 14, source: flashes("160x90"), from: 5 }),
    0,
  );
  const microphone = stored.part(
    "microphone",
    await madePart({ codec: "opus", seconds: 14, source: BEEPS }),
    0,
  );
  pictures = await Promise.all(
    Array.from({ length: SPANS }, async (_, index) => {
      const place = index * SPAN_FRAMES;
      const startMs = START_MS + (place * 1000) / FRAME_RATE;
      const near = camera.chunks.filter(
        ({ fromMs, toMs }) => toMs > startMs - 1_000 && fromMs < startMs + 1_000,
      );
      const job: PictureJob = {
        ...{ width: 160, height: 90, frames: SPAN_FRAMES, startMs, ground: "#000000", below: null },
        tiles: [
          {
            ...{ box: { x: 0, y: 0, width: 160, height: 90 }, crop: { x: 0.5, y: 0.3 }, scale: 1 },
            fit: "cover",
            sources: [
              {
                kind: "track",
                ...{ frames: { from: 0, to: SPAN_FRAMES }, notBeforeMs: null },
                part: { ...camera, chunks: near },
              },
            ],
          },
        ],
        ...{ above: null, ticker: null, effects: [] },
      };
      return { ...(await renderPicture(job, stored)), place };
    }),
  );
  sounds = await Promise.all(
    [0, 234, 468].map(async (place) => {
      const job = {
        ...{ startMs: START_MS + (place * AAC_SAMPLES * 1000) / SAMPLE_RATE, preRollFrames: place && 47 },
        ...{ frames: Math.min(234, AAC_FRAMES - place), postRollFrames: 2, levels: {} },
        sections: [
          {
            source: { kind: "voice" as const, personId: "ana", part: microphone, isSpeech: true },
            ...{ from: -100_000, to: 1_000_000, gain: 1 },
          },
        ],
      };
      return { ...(await renderSound(job, stored)), place };
    }),
  );
});
afterAll(() => rm(folder, { recursive: true }));

const SIGNALS = { quietSec: 0.3, countsFirst: true };

async function streams(path: string) {
  const shown = "stream=codec_type,nb_read_packets,start_time,duration";
  const { stdout } = await run("ffprobe", [
    "-v",
    "error",
    "-count_packets",
    "-show_entries",
    shown,
    "-of",
    "json",
    path,
  ]);
  return JSON.parse(stdout).streams as {
    codec_type: string;
    nb_read_packets: string;
    start_time: string;
    duration?: string;
  }[];
}

function expectInSync({ flash, beep }: Awaited<ReturnType<typeof flashSignals>>): void {
  const late = flash.filter((at) => at > 0.5);
  expect(late.length).toBeGreaterThanOrEqual(9);
  for (const at of late) {
    expect(Math.abs(at - Math.round(at))).toBeLessThan(0.001);
    expect(Math.min(...beep.map((one) => Math.abs(one - at)))).toBeLessThan(0.04);
  }
}

const picturesPlaced = (): JoinedPiece[] => pictures.map(({ place, media }) => ({ place, media }));

describe.skipIf(!works)("a program joined from thirty spans", () => {
  it("is an MP4 with every picture and every AAC frame, in sync to its end", async () => {
    const path = join(folder, "program.mp4");
    const [first] = [pictures[0]?.init ?? Buffer.alloc(0)];
    const sound = { init: sounds[0]?.init ?? Buffer.alloc(0), pieces: sounds };
    const started = performance.now();
    await joinMp4({ picture: { init: first, pieces: picturesPlaced() }, sound }, path);
    expect(FRAMES / FRAME_RATE / ((performance.now() - started) / 1000)).toBeGreaterThan(1);
    expect(await streams(path)).toMatchObject([
      { codec_type: "video", nb_read_packets: String(FRAMES), start_time: "0.000000", duration: "11.000000" },
      { codec_type: "audio", nb_read_packets: String(AAC_FRAMES), start_time: "0.000000" },
    ]);
    expectInSync(await flashSignals(path, SIGNALS));
  });

  it("refuses pieces that don't follow each other", async () => {
    const init = pictures[0]?.init ?? Buffer.alloc(0);
    const hole = { init, pieces: picturesPlaced().filter((_, index) => index !== 3) };
    const sound = { init: sounds[0]?.init ?? Buffer.alloc(0), pieces: sounds };
    await expect(joinMp4({ picture: hole, sound }, join(folder, "hole.mp4"))).rejects.toMatchObject({
      failure: "incomplete",
    });
  });

  it("is a playlist that ffmpeg plays to its end, finished or growing", async () => {
    const put = async (name: string, bytes: Buffer | string) => writeFile(join(folder, name), bytes);
    await put("picture-init.mp4", pictures[0]?.init ?? "");
    await put("sound-init.mp4", sounds[0]?.init ?? "");
    const listed = async (name: string, pieces: typeof pictures, units: number, rate: number) =>
      Promise.all(
        pieces.map(async ({ place, media }): Promise<PlaylistPiece> => {
          const uri = `${name}-${place}.m4s`;
          await put(uri, placedFragments(media, place * units));
          const seconds = (samplesIn(media) * units) / rate;
          return { uri, seconds, at: new Date(START_MS + (place * units * 1000) / rate) };
        }),
      );
    const picture = await listed("picture", pictures, TICKS_PER_FRAME, 90_000);
    const sound = await listed("sound", sounds, AAC_SAMPLES, SAMPLE_RATE);
    const total = (pieces: PlaylistPiece[]) => pieces.reduce((sum, { seconds }) => sum + seconds, 0);
    expect(total(picture)).toBeCloseTo(11, 6);
    expect(Math.abs(total(sound) - 11)).toBeLessThan(AAC_SAMPLES / SAMPLE_RATE);
    const finished = mediaPlaylist({
      init: "picture-init.mp4",
      pieces: picture,
      state: "finished",
      longestSeconds: 6,
    });
    expect(finished.match(/#EXT-X-PROGRAM-DATE-TIME/g)).toHaveLength(1);
    expect(finished).not.toContain("DISCONTINUITY");
    await put("picture.m3u8", finished);
    await put(
      "sound.m3u8",
      mediaPlaylist({ init: "sound-init.mp4", pieces: sound, state: "finished", longestSeconds: 6 }),
    );
    await put(
      "master.m3u8",
      masterPlaylist({
        pictures: [{ uri: "picture.m3u8", width: 160, height: 90, bitsPerSecond: 300_000 }],
        ...{ sound: "sound.m3u8", captions: [] },
      }),
    );
    const master = join(folder, "master.m3u8");
    const packets = (await streams(master)).map(
      ({ codec_type, nb_read_packets }) => `${codec_type} ${nb_read_packets}`,
    );
    expect(packets.sort()).toEqual([`audio ${AAC_FRAMES}`, `video ${FRAMES}`]);
    expectInSync(await flashSignals(master, SIGNALS));
  });

  it("has first and last pieces that can be played on their own", async () => {
    for (const piece of [pictures[0], pictures.at(-1)]) {
      const path = join(folder, `alone-${piece?.place}.mp4`);
      await writeFile(path, Buffer.concat([piece?.init ?? Buffer.alloc(0), piece?.media ?? Buffer.alloc(0)]));
      const { stderr } = await run("ffmpeg", ["-v", "error", "-i", path, "-f", "null", "-"]);
      expect(stderr).toBe("");
      expect(await streams(path)).toMatchObject([{ nb_read_packets: String(SPAN_FRAMES) }]);
    }
  });

  it("has a thumbnail and a waveform", async () => {
    const piece = pictures[3];
    if (!piece) throw new Error("No piece.");
    const still = await drawThumbnail(piece, { frame: 5, width: 80 });
    const { default: sharp } = await import("sharp");
    expect(await sharp(still).metadata()).toMatchObject({ format: "jpeg", width: 80, height: 46 });
    const { seconds_per_peak, peaks } = waveformOf(
      sounds.map(({ place, peaks }) => ({ at: place * AAC_SAMPLES, peaks })),
    );
    expect(seconds_per_peak * peaks.length).toBeCloseTo(11, 0);
    expect(peaks.slice(0, 9).map((peak) => peak > 20)).toEqual(
      [1, 0, 0, 0, 0, 0, 0, 1, 1].map((isLoud) => isLoud === 1),
    );
  });
});

describe("playlists and captions", () => {
  const at = (seconds: number) => new Date(Date.UTC(2026, 4, 1, 12, 0, seconds));
  const piece = (seconds: number, from: number) => ({ uri: `${from}.m4s`, seconds, at: at(from) });

  it("say the date again after a cut, grow at the end only, and stay on one line", () => {
    const pieces = [piece(4, 0), piece(2.5, 4), piece(4, 60)];
    const growing = mediaPlaylist({ init: 'a"b\n.mp4', pieces, state: "growing", longestSeconds: 4 });
    expect(growing).toBe(
      [
        ...["#EXTM3U", "#EXT-X-VERSION:7", "#EXT-X-TARGETDURATION:4", "#EXT-X-MEDIA-SEQUENCE:0"],
        ...["#EXT-X-PLAYLIST-TYPE:EVENT", "#EXT-X-INDEPENDENT-SEGMENTS", '#EXT-X-MAP:URI="a%22b%0A.mp4"'],
        ...["#EXT-X-PROGRAM-DATE-TIME:2026-05-01T12:00:00.000Z", "#EXTINF:4.000000,", "0.m4s"],
        ...["#EXTINF:2.500000,", "4.m4s"],
        ...["#EXT-X-PROGRAM-DATE-TIME:2026-05-01T12:01:00.000Z", "#EXTINF:4.000000,", "60.m4s", ""],
      ].join("\n"),
    );
    const more = mediaPlaylist({
      init: 'a"b\n.mp4',
      pieces: [...pieces, piece(4, 64)],
      state: "growing",
      longestSeconds: 4,
    });
    expect(more.startsWith(growing)).toBe(true);
    const window = mediaPlaylist({
      init: "i",
      pieces: pieces.slice(1),
      state: "window",
      left: 1,
      longestSeconds: 4,
    });
    expect(window).toContain("#EXT-X-MEDIA-SEQUENCE:1");
    expect(window).not.toContain("PLAYLIST-TYPE");
  });

  it("lets no caption be markup, and gives each stretch what is seen in it", () => {
    const lines = [
      { fromMs: 3_599_500, toMs: 3_601_250, speaker: "A <b>", text: " 1 < 2 & 3 --> 4\n\n00:00 " },
      { fromMs: 1_000, toMs: 2_000, speaker: null, text: "First" },
      { fromMs: 5_000, toMs: 5_000, speaker: null, text: "Never seen" },
    ];
    expect(webVtt(playerCues(lines))).toBe(
      "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nFirst\n\n" +
        "00:59:59.500 --> 01:00:01.250\n<v A &lt;b&gt;>1 &lt; 2 &amp; 3 --&gt; 4 00:00\n",
    );
    expect(webVtt(playerCues(lines), { fromMs: 2_000, toMs: 3_599_501 })).toMatch(
      /^WEBVTT\nX-TIMESTAMP-MAP[^\n]+\n\n00:59:59/,
    );
  });
});
