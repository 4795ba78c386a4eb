import { describe, expect, it } from "vitest";
import type { CapturedChunk, CaptureReport } from "../port";
import type { Format } from "./frames/frame";
import { PartWriter } from "./part-writer";

const OPUS: Format = { kind: "opus", codec: "opus", width: null, height: null, setup: null };
const VP8: Format = { kind: "vp8", codec: "vp8", width: 320, height: 180, setup: null };
const START = 5_000;

function writer(format: Format) {
  const reports: CaptureReport[] = [];
  const part = new PartWriter({
    key: "k",
    person: "p",
    source: format.kind === "opus" ? "microphone" : "camera",
    format,
    startsAtMs: START,
    report: (report) => reports.push(report),
  });
  const chunks = (): CapturedChunk[] => reports.flatMap((one) => (one.is === "chunk" ? [one.chunk] : []));
  const sound = (from: number, to: number, isAfterLoss = false) => {
    for (let at = from; at < to; at += 20)
      part.add({
        atMs: at,
        arrivedMs: at + 20,
        lengthMs: 20,
        isKey: true,
        data: Buffer.from([0xf8, 1]),
        isAfterLoss: isAfterLoss && at === from,
      });
  };
  const pictures = (from: number, to: number, isKey = (at: number) => at % 2_000 === START % 2_000) => {
    for (let at = from; at < to; at += 40)
      part.add({
        ...{ atMs: at, arrivedMs: at, lengthMs: 0, isKey: isKey(at) },
        ...{ data: Buffer.from([1]), isAfterLoss: false },
      });
  };
  return { part, chunks, sound, pictures, reports };
}

/** Chunks cover the part without overlap, in their order. */
function expectInOrder(chunks: readonly CapturedChunk[]): void {
  for (const [index, chunk] of chunks.entries()) {
    expect(chunk.number).toBe(index + 1);
    expect(chunk.endMs - chunk.startMs).toBeLessThanOrEqual(2_000);
    expect(chunk.startMs).toBeGreaterThanOrEqual((chunks[index - 1]?.endMs ?? START) - 1);
  }
}

describe("a part of sound", () => {
  it("is cut into chunks of a second, without gaps", () => {
    const { part, chunks, sound } = writer(OPUS);
    sound(START, START + 10_000);
    expect(part.close()).toBe(START + 10_000);
    expect(chunks()).toHaveLength(10);
    expectInOrder(chunks());
    expect(chunks().reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0)).toBe(10_000);
  });

  it("has silence where little is missing, and a gap where much is", () => {
    const { part, chunks, sound, reports } = writer(OPUS);
    sound(START, START + 2_000);
    sound(START + 2_400, START + 3_000, true);
    sound(START + 6_000, START + 7_000);
    expect(part.close()).toBe(START + 7_000);
    expectInOrder(chunks());
    const gaps = [
      [START + 2_000, START + 2_400],
      [START + 3_000, START + 6_000],
    ];
    expect(part.gaps).toEqual(gaps);
    // Already before it's closed: it may never be.
    expect(reports.filter(({ is }) => is === "missed")).toEqual(
      gaps.map((gap) => ({ is: "missed", part: "k", gap })),
    );
    const covered = chunks().reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
    expect(covered).toBe(4_000);
  });

  it("has chunks of a second, however late its sound is placed or comes", () => {
    const { part, chunks } = writer(OPUS);
    const lateMs = 1_500;
    for (let at = START; at < START + 10_000; at += 20) {
      part.add({
        ...{ atMs: at, arrivedMs: at + lateMs, lengthMs: 20, isKey: true },
        ...{ data: Buffer.from([0xf8, 1]), isAfterLoss: false },
      });
      part.tick(at + lateMs + 5);
    }
    part.close();
    expect(chunks()).toHaveLength(10);
  });

  it("ends when the person left, although that was heard later", () => {
    const { part, chunks, sound } = writer(OPUS);
    sound(START, START + 2_100);
    part.tick(START + 2_100);
    expect(chunks()).toHaveLength(1);
    expect(part.close(START + 1_900)).toBe(START + 1_900);
    expect(chunks().map(({ startMs, endMs }) => [startMs - START, endMs - START])).toEqual([
      [0, 1_000],
      [1_000, 1_900],
    ]);
  });

  it("ends when the person left, although that was heard half a second after the chunk was complete", () => {
    const { part, chunks, sound } = writer(OPUS);
    sound(START, START + 2_100);
    part.tick(START + 2_500);
    expect(part.close(START + 1_700)).toBe(START + 1_700);
    expect(chunks().map(({ endMs }) => endMs - START)).toEqual([1_000, 1_700]);
  });

  it("ends before what was reported already and reaches beyond the end, which is dropped", () => {
    const { part, chunks, sound } = writer(OPUS);
    sound(START, START + 2_100);
    part.tick(START + 2_700);
    expect(chunks().map(({ endMs }) => endMs - START)).toEqual([1_000, 2_000]);
    expect(part.close(START + 1_700)).toBe(START + 1_000);
  });

  it("keeps what was reported already and ends a sample later", () => {
    const { part, sound } = writer(OPUS);
    sound(START, START + 2_100);
    part.tick(START + 2_700);
    part.move(30);
    expect(part.close(START + 2_000)).toBe(START + 2_000);
  });

  it("moves as a whole", () => {
    const { part, chunks, sound, reports } = writer(OPUS);
    sound(START, START + 500);
    part.move(-30);
    sound(START + 470, START + 1_500);
    part.close();
    expect(reports.filter(({ is }) => is === "moved")).toEqual([{ is: "moved", part: "k", byMs: -30 }]);
    expect(chunks()[0]?.startMs).toBe(START - 30);
    expect(part.gaps).toEqual([]);
  });
});

describe("a part of pictures", () => {
  it("is cut at key frames, or at a second", () => {
    const { part, chunks, pictures } = writer(VP8);
    pictures(START, START + 6_000);
    part.close();
    expectInOrder(chunks());
    expect(chunks().map(({ startMs, startsClean }) => [startMs - START, startsClean])).toEqual([
      [0, true],
      [1_000, false],
      [2_000, true],
      [3_000, false],
      [4_000, true],
      [5_000, false],
    ]);
    expect(part.frameRate).toBe(25);
  });

  it("is stored although no picture follows", () => {
    const { part, chunks, pictures } = writer(VP8);
    pictures(START, START + 200);
    part.tick(START + 500);
    expect(chunks()).toHaveLength(0);
    part.tick(START + 1_200);
    expect(chunks()).toHaveLength(1);
    pictures(START + 3_000, START + 3_200, () => false);
    part.close();
    expectInOrder(chunks());
    expect(part.gaps).toEqual([]);
  });

  it("keeps the last picture until the person left", () => {
    const { part, chunks, pictures } = writer(VP8);
    pictures(START, START + 600);
    expect(part.close(START + 510)).toBe(START + 510);
    expect(chunks().map(({ startMs, endMs }) => [startMs - START, endMs - START])).toEqual([[0, 510]]);
  });

  it("never goes back in time, whatever corrections say", () => {
    const { part, chunks, pictures } = writer(VP8);
    pictures(START, START + 1_400);
    pictures(START + 1_300, START + 2_000, () => false);
    part.close();
    const starts = chunks().map(({ startMs }) => startMs);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  });
});
