import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { concat, type Fragment, join as joinFragments } from "./cutter";
import { elementHead, makeElement, readVint } from "./ebml";
import { cutterFor, formatOf, recorderFormat } from "./recorder-format";
import { retimed } from "./retime";
import { shortened } from "./shorten";

/** What Chromium's recorder handed over, slice by slice, of five seconds with a key frame every second. */
const RECORDED = JSON.parse(readFileSync("test/recorded/recorded.json", "utf8")) as Record<
  string,
  { type: string; sizes: number[] }
>;
const NAMES = Object.keys(RECORDED);
const folder = mkdtempSync(join(tmpdir(), "cut-"));
afterAll(() => rmSync(folder, { recursive: true }));

const bytesOf = (name: string): Uint8Array => readFileSync(`test/recorded/${name}`);

function cut(name: string, sizes: readonly number[]) {
  const cutter = cutterFor(formatOf(RECORDED[name]?.type ?? ""));
  const bytes = bytesOf(name);
  const fragments: Fragment[] = [];
  let at = 0;
  for (const size of sizes) {
    fragments.push(...cutter.push(bytes.subarray(at, at + size)));
    at += size;
  }
  fragments.push(...cutter.push(bytes.subarray(at)), ...cutter.flush());
  if (!cutter.header) throw new Error("no header");
  return { header: cutter.header, fragments };
}

/** What an independent reader finds in a file: its packets' times in ms and whether each is a key frame. */
function packets(pieces: readonly Uint8Array[]): { ms: number; isKey: boolean }[] {
  const path = join(folder, "made");
  writeFileSync(path, concat(pieces));
  const args = ["-v", "error", "-show_entries", "packet=pts_time,flags", "-of", "csv=p=0", path];
  const lines = execFileSync("ffprobe", args, { encoding: "utf8" }).trim().split("\n");
  return lines.map((line) => {
    const [seconds = "", flags = ""] = line.split(",");
    return { ms: Math.round(Number(seconds) * 1000), isKey: flags.startsWith("K") };
  });
}

describe.each(NAMES)("%s", (name) => {
  const { sizes } = RECORDED[name] as { sizes: number[] };
  const isVideo = name.startsWith("cam");

  it("keeps every sample, in pieces of at most 1.2 seconds that follow each other", () => {
    const { header, fragments } = cut(name, sizes);
    const whole = packets([header, ...fragments.map(({ bytes }) => bytes)]);
    expect(whole).toEqual(packets([bytesOf(name)]));
    expect(fragments.length).toBeGreaterThanOrEqual(5);
    for (const [index, { startMs, endMs }] of fragments.entries()) {
      expect(endMs - startMs).toBeGreaterThan(0);
      expect(endMs - startMs).toBeLessThanOrEqual(1_200);
      const hole = startMs - (fragments[index - 1]?.endMs ?? startMs);
      // While this was recorded, the machine once gave no picture for 130 ms.
      expect(hole).toBeGreaterThan(-5);
      expect(hole).toBeLessThan(isVideo ? 140 : 5);
    }
    expect(fragments[0]?.startMs).toBeLessThan(100);
    expect(fragments.at(-1)?.endMs).toBeGreaterThan(4_700);
  });

  it("can be played from every piece that starts clean, and says rightly when the piece begins", () => {
    const { header, fragments } = cut(name, sizes);
    expect(fragments.filter(({ startsClean }) => startsClean).length).toBeGreaterThanOrEqual(4);
    for (const [index, { startMs, startsClean }] of fragments.entries()) {
      const [first] = packets([header, ...fragments.slice(index).map(({ bytes }) => bytes)]);
      expect(Math.abs((first?.ms ?? -1) - startMs)).toBeLessThan(2);
      expect(first?.isKey).toBe(isVideo ? startsClean : true);
    }
  });

  it("doesn't depend on where the recorder's slices end", () => {
    const expected = cut(name, []);
    const length = bytesOf(name).length;
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9_000 }), { maxLength: 40 }), (random) => {
        const inside = random.filter(
          (_size, index) => random.slice(0, index + 1).reduce((a, b) => a + b) < length,
        );
        expect(cut(name, inside)).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });
});

/** Chromium's packets of sound are this long. */
const PACKET_MS = 60;

describe.each(NAMES)("a chunk of %s that is cut", (name) => {
  const { sizes, type } = RECORDED[name] as { sizes: number[]; type: string };
  const isVideo = name.startsWith("cam");
  const { contentType } = formatOf(type);
  const { header, fragments } = cut(name, sizes);
  const [first, second] = fragments.slice(1);
  if (!first || !second) throw new Error("too short");
  const chunk = joinFragments([first, second]);

  it.each([0.1, 0.33, 0.5, 0.77, 0.98])("has exactly what is before the end, at %f of it", (share) => {
    const untilMs = chunk.startMs + share * (chunk.endMs - chunk.startMs);
    const shorter = shortened(contentType, header, chunk.bytes, untilMs);
    if (!shorter) throw new Error("nothing is left");
    const whole = packets([header, chunk.bytes]);
    const isBefore = ({ ms }: { ms: number }) => (isVideo ? ms : ms + PACKET_MS - 1) <= untilMs;
    expect(packets([header, shorter.bytes])).toEqual(whole.filter(isBefore));
    expect(shorter.endMs).toBeLessThanOrEqual(untilMs);
    expect(untilMs - shorter.endMs).toBeLessThanOrEqual(isVideo ? 70 : PACKET_MS + 1);
    expect(shorter).toMatchObject({ startMs: chunk.startMs, startsClean: true });
  });

  it("is whole if it ends there, and nothing if it begins after", () => {
    const whole = shortened(contentType, header, chunk.bytes, chunk.endMs);
    expect(packets([header, whole?.bytes ?? header])).toEqual(packets([header, chunk.bytes]));
    expect(shortened(contentType, header, chunk.bytes, chunk.startMs - 1)).toBeNull();
  });
});

describe.each(NAMES)("a chunk of %s after a page stood still", (name) => {
  const { sizes, type } = RECORDED[name] as { sizes: number[]; type: string };
  const { contentType } = formatOf(type);
  const { header, fragments } = cut(name, sizes);
  const [first, second, third] = fragments;
  if (!first || !second || !third) throw new Error("too short");
  const chunk = joinFragments([second, third]);

  it("is where it belongs in the file, with all its samples and bytes", () => {
    const moved = retimed(contentType, header, chunk.bytes, chunk.startMs + 70_000);
    expect(moved.length).toBe(chunk.bytes.length);
    const before = packets([header, first.bytes, chunk.bytes]);
    const count = packets([header, first.bytes]).length;
    const after = packets([header, first.bytes, moved]);
    expect(after.map(({ isKey }) => isKey)).toEqual(before.map(({ isKey }) => isKey));
    for (const [index, { ms }] of after.entries())
      expect(Math.abs(ms - (before[index]?.ms ?? 0) - (index < count ? 0 : 70_000)), `${index}`).toBeLessThan(
        2,
      );
  });

  it("stays as it is if it's there already", () => {
    expect(retimed(contentType, header, chunk.bytes, chunk.startMs + 15)).toBe(chunk.bytes);
  });
});

describe("what isn't media", () => {
  it.each(["video/mp4", "video/webm"])("is refused as %s", (type) => {
    expect(() => cutterFor(formatOf(type)).push(new TextEncoder().encode("<html><body>hello"))).toThrow();
  });

  it("is refused if it begins well", () => {
    const { header } = cut("cam.mp4", []);
    const cutter = cutterFor(formatOf("video/mp4"));
    cutter.push(header);
    expect(() => cutter.push(new Uint8Array([0, 0, 0, 3, 109, 111, 111, 102, 0, 0]))).toThrow();
  });
});

describe("numbers of variable length", () => {
  it("are read back as they were written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000 }), (length) => {
        const made = makeElement(0x1f_43_b6_75, new Uint8Array(length));
        expect(elementHead(made)).toEqual({ id: 0x1f_43_b6_75, size: length, head: 12 });
      }),
    );
    expect(readVint(new Uint8Array([0xff]))).toEqual({ value: null, length: 1 });
    expect(readVint(new Uint8Array([0x40, 0x02]))).toEqual({ value: 2, length: 2 });
  });
});

describe("the format", () => {
  it("is H.264 in MP4 where a browser records it, else what comes next", () => {
    expect(recorderFormat("video", () => true)).toEqual({
      mimeType: "video/mp4;codecs=avc1.42E01E",
      contentType: "video/mp4",
      codec: "avc1.42E01E",
    });
    const firefox = (type: string) =>
      type.startsWith("video/webm;codecs=vp8") || type.startsWith("audio/webm");
    expect(recorderFormat("video", firefox)?.codec).toBe("vp8");
    expect(recorderFormat("audio", firefox)?.contentType).toBe("audio/webm");
    expect(recorderFormat("audio", () => false)).toBeUndefined();
  });

  it("is read from what the recorder says", () => {
    expect(formatOf('video/x-matroska; codecs="avc1"')).toMatchObject({
      contentType: "video/x-matroska",
      codec: "avc1",
    });
    expect(formatOf("audio/webm")).toMatchObject({ contentType: "audio/webm", codec: "opus" });
  });
});
