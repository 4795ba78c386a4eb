import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tryConfinement } from "@/lib/platform/confined/confinement";
import { findProgram } from "@/lib/platform/confined/find-program";
import { StoredMedia } from "@/test/support/track-parts";
import { AAC_SAMPLES, FRAME_RATE, SAMPLE_RATE } from "../grid";
import { firstSamples } from "../media/first-samples";
import { renderPicture } from "../picture/render-picture";
import { renderSound } from "../sound/render-sound";
import { joinMp4 } from "./join-mp4";

const run = promisify(execFile);
const works = (await tryConfinement()).state === "working" && (await findProgram("ffmpeg")) !== undefined;

const SECONDS = 8 * 3_600;
const PICTURES = SECONDS * FRAME_RATE;
const AAC_FRAMES = Math.round((SECONDS * SAMPLE_RATE) / AAC_SAMPLES);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "long-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** The same piece again and again, the last time only as much of it as is left. */
function* repeated(media: Buffer, frames: number, total: number) {
  for (let place = 0; place < total; place += frames)
    yield { place, media: total - place < frames ? firstSamples(media, total - place) : media };
}

describe.skipIf(!works)("a program of eight hours", () => {
  it("is an MP4 as long as its pieces, with sound to its last second", async () => {
    const size = { width: 32, height: 18 };
    const frames = 4 * FRAME_RATE;
    const stored = new StoredMedia();
    const [picture, sound] = await Promise.all([
      renderPicture(
        {
          ...{ ...size, frames, startMs: 0, ground: "#204060", below: null, tiles: [] },
          ...{ above: null, ticker: null, effects: [] },
        },
        stored,
      ),
      renderSound(
        { startMs: 0, preRollFrames: 0, frames: 234, postRollFrames: 2, levels: {}, sections: [] },
        stored,
      ),
    ]);
    const path = join(folder, "day.mp4");
    await joinMp4(
      {
        picture: { init: picture.init, pieces: repeated(picture.media, frames, PICTURES) },
        sound: {
          init: sound.init,
          pieces: repeated(firstSamples(sound.media, 234), 234, AAC_FRAMES),
        },
      },
      path,
    );
    const shown = ["-v", "error", "-show_entries", "stream=codec_type,nb_frames,start_time,duration"];
    const { stdout } = await run("ffprobe", [...shown, "-of", "json", path]);
    const [video, audio] = JSON.parse(stdout).streams;
    expect(video).toMatchObject({ nb_frames: String(PICTURES), start_time: "0.000000" });
    expect(audio).toMatchObject({ nb_frames: String(AAC_FRAMES), start_time: "0.000000" });
    expect(Number(video.duration)).toBe(SECONDS);
    expect(Math.abs(Number(audio.duration) - SECONDS)).toBeLessThan(AAC_SAMPLES / SAMPLE_RATE);
    const end = ["-show_entries", "packet=stream_index,pts_time", "-read_intervals", `${SECONDS - 3}%`];
    const packets = (await run("ffprobe", ["-v", "error", ...end, "-of", "csv=p=0", path])).stdout.trim();
    for (const stream of [0, 1]) {
      const times = packets
        .split("\n")
        .map((line) => line.split(",").map(Number))
        .filter(([index]) => index === stream)
        .map(([, at = 0]) => at);
      expect(Math.max(...times)).toBeGreaterThan(SECONDS - 0.05);
    }
  });
});
