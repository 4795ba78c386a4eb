import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tryConfinement } from "@/lib/platform/confined/confinement";
import { findProgram } from "@/lib/platform/confined/find-program";
import { corneredOf, hdrOf, soundAlone, turned, videoOf } from "@/test/support/videos";
import { convertVideo } from "./convert";

const run = promisify(execFile);
const works = (await tryConfinement()).state === "working" && (await findProgram("ffmpeg")) !== undefined;

let folder: string;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "videos-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function converted(bytes: Buffer) {
  const from = join(folder, `sent-${++count}`);
  const to = join(folder, `made-${count}.mp4`);
  await writeFile(from, bytes);
  return { ...(await convertVideo(from, to)), to };
}

async function streamsOf(path: string): Promise<Record<string, string>[]> {
  const shown = "stream=codec_name,pix_fmt,r_frame_rate,color_transfer,color_primaries,color_space";
  const { stdout } = await run("ffprobe", ["-v", "error", "-show_entries", shown, "-of", "json", path]);
  return JSON.parse(stdout).streams;
}

/** Returns the brightness of a part of the first frame, from 16 (black) to 235 (white). */
async function lightOf(path: string, crop: string): Promise<number> {
  const shown = `crop=${crop},signalstats,metadata=print:key=lavfi.signalstats.YAVG:file=-`;
  const args = ["-v", "error", "-i", path, "-frames:v", "1", "-vf", shown, "-f", "null", "-"];
  const { stdout } = await run("ffmpeg", args);
  return Number(/YAVG=([\d.]+)/.exec(stdout)?.[1]);
}

/** Returns for each quarter whether it is white: upper left, upper right, lower left, lower right. */
const quartersOf = async (path: string): Promise<boolean[]> => {
  const places = ["0:0", "iw/2:0", "0:ih/2", "iw/2:ih/2"];
  const lights = await Promise.all(places.map((place) => lightOf(path, `iw/2:ih/2:${place}`)));
  return lights.map((light) => light > 125);
};

describe.skipIf(!works)("a video for browsers", () => {
  it("is H.264 and AAC, at most 720p and 30 frames per second, with a poster", async () => {
    const made = await converted(await videoOf({ size: "1920x1080", rate: 60, seconds: 1 }));
    expect(made).toMatchObject({ width: 1280, height: 720 });
    expect(made.seconds).toBeCloseTo(1, 1);
    expect(await streamsOf(made.to)).toMatchObject([
      { codec_name: "h264", pix_fmt: "yuv420p", r_frame_rate: "30/1" },
      { codec_name: "aac" },
    ]);
    expect(made.poster.subarray(8, 12).toString()).toBe("WEBP");
    // The index precedes the media data.
    const bytes = await readFile(made.to);
    expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
  });

  it("can be made from a portrait WebM without sound", async () => {
    const made = await converted(
      await videoOf({ size: "180x320", sound: false, format: "webm", seconds: 1 }),
    );
    expect(made).toMatchObject({ width: 180, height: 320 });
    expect(await streamsOf(made.to)).toMatchObject([{ codec_name: "h264" }]);
  });

  it.each([
    ["720x1280", 0, [720, 1280], 0],
    ["720x1280", 90, [1280, 720], 1],
    ["720x1280", 180, [720, 1280], 3],
    ["720x1280", 270, [1280, 720], 2],
    ["1280x720", 90, [720, 1280], 1],
    ["1920x1080", 270, [720, 1280], 2],
    ["1080x1920", 90, [1280, 720], 1],
    ["640x360", 90, [360, 640], 1],
  ] as const)(
    "turns a %s video rotated by %i degrees upright, with matching dimensions",
    async (size, degrees, sides, white) => {
      const made = await converted(turned(await corneredOf(size), degrees));
      expect([made.width, made.height]).toEqual(sides);
      expect(await quartersOf(made.to)).toEqual([0, 1, 2, 3].map((place) => place === white));
    },
  );

  it.each([
    // HDR white and a middle gray. Without tone mapping, both would come out as the dull gray of their code
    // values.
    ["smpte2084", "0x949494", 185, 215],
    ["smpte2084", "0x606060", 100, 125],
    ["arib-std-b67", "0xbfbfbf", 185, 215],
    ["arib-std-b67", "0x606060", 102, 125],
  ] as const)("converts HDR (%s) of %s to standard range", async (transfer, shade, least, most) => {
    const made = await converted(await hdrOf(shade, transfer));
    const [stream] = await streamsOf(made.to);
    const colours = { color_transfer: "bt709", color_primaries: "bt709", color_space: "bt709" };
    expect(stream).toMatchObject({ codec_name: "h264", pix_fmt: "yuv420p", ...colours });
    const light = await lightOf(made.to, "iw:ih");
    expect(light).toBeGreaterThan(least);
    expect(light).toBeLessThan(most);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ["text", () => Buffer.from("Hello, I am a text.\n".repeat(50)), "damaged"],
    ["a list of other files", () => Buffer.from("#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n"), "damaged"],
    ["another kind of list", () => Buffer.from("ffconcat version 1.0\nfile /etc/hostname\n"), "damaged"],
    ["half a file", async () => (await videoOf()).subarray(0, 3_000), "damaged"],
    ["sound alone", soundAlone, "no_picture"],
    [
      "more than an hour",
      () => videoOf({ seconds: 3_700, size: "16x16", rate: 1, sound: false }),
      "too_long",
    ],
  ])("can't be made from %s", async (_what, bytes, failure) => {
    await expect(converted(await bytes())).rejects.toMatchObject({ failure });
  });

  it("stops converting when aborted", async () => {
    const from = join(folder, "long");
    await writeFile(from, await videoOf({ seconds: 60, size: "640x360" }));
    const given = new AbortController();
    const onProgress = async () => given.abort(new Error("enough"));
    const options = { signal: given.signal, onProgress };
    await expect(convertVideo(from, join(folder, "long.mp4"), options)).rejects.toThrow("enough");
  });
});
