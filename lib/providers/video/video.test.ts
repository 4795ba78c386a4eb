import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tryConfinement } from "@/lib/platform/confined/confinement";
import { findProgram } from "@/lib/platform/confined/find-program";
import { soundAlone, videoOf } from "@/test/support/videos";
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
  const shown = "stream=codec_name,pix_fmt,r_frame_rate";
  const { stdout } = await run("ffprobe", ["-v", "error", "-show_entries", shown, "-of", "json", path]);
  return JSON.parse(stdout).streams;
}

describe.skipIf(!works)("a video for browsers", () => {
  it("is H.264 and AAC, at most 720 lines and 30 pictures a second, with a still", async () => {
    const made = await converted(await videoOf({ size: "1920x1080", rate: 60, seconds: 1 }));
    expect(made).toMatchObject({ width: 1280, height: 720 });
    expect(made.seconds).toBeCloseTo(1, 1);
    expect(await streamsOf(made.to)).toMatchObject([
      { codec_name: "h264", pix_fmt: "yuv420p", r_frame_rate: "30/1" },
      { codec_name: "aac" },
    ]);
    expect(made.poster.subarray(8, 12).toString()).toBe("WEBP");
    // What a player needs first comes first.
    const bytes = await readFile(made.to);
    expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
  });

  it("is made of WebM as well, upright and without sound", async () => {
    const made = await converted(
      await videoOf({ size: "180x320", sound: false, format: "webm", seconds: 1 }),
    );
    expect(made).toMatchObject({ width: 180, height: 320 });
    expect(await streamsOf(made.to)).toMatchObject([{ codec_name: "h264" }]);
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
  ])("is not made of %s", async (_what, bytes, failure) => {
    await expect(converted(await bytes())).rejects.toMatchObject({ failure });
  });

  it("stops when nobody wants it any more", async () => {
    const from = join(folder, "long");
    await writeFile(from, await videoOf({ seconds: 60, size: "640x360" }));
    const given = new AbortController();
    const onProgress = async () => given.abort(new Error("enough"));
    const options = { signal: given.signal, onProgress };
    await expect(convertVideo(from, join(folder, "long.mp4"), options)).rejects.toThrow("enough");
  });
});
