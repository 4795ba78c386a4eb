import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tryConfinement } from "@/lib/platform/confined/confinement";
import { findProgram } from "@/lib/platform/confined/find-program";
import {
  FRAME_RATE,
  type ProgramTrack,
  type SoundPiece,
  type Span,
  soundPiecesOf,
  spansOf,
} from "@/lib/program";
import { Player, STYLE, showOf } from "@/lib/program/fixtures";
import { PEOPLE } from "@/lib/stage/fixtures";
import { personOf } from "@/lib/stage/room-identity";
import { flashSignals } from "@/test/support/flash-signals";
import { BEEPS, flashes, madePart, StoredMedia } from "@/test/support/track-parts";
import { AAC_SAMPLES } from "../grid";
import { firstSamples } from "../media/first-samples";
import { joinMp4 } from "../mp4/join-mp4";
import { renderPicture } from "../picture/render-picture";
import { renderSound } from "../sound/render-sound";
import type { PartSource } from "../sources/part-source";
import { pictureJobOf } from "./picture-job-of";
import type { PieceMedia, SpanStills } from "./piece-media";
import { soundJobOf } from "./sound-job-of";
import { stillOf } from "./still-of";

const run = promisify(execFile);
const works = (await tryConfinement()).state === "working" && (await findProgram("ffmpeg")) !== undefined;

const SIZE = { width: 320, height: 180 };
const STILLS: SpanStills = { ground: "#000000", below: null, above: null, ticker: null, effects: {} };
const CUT = { kind: "drop", range: { sessionId: "ses-1", fromMs: 3_210, toMs: 5_987 } } as const;
const AREA = { x: 0.75, y: 0, width: 0.25, height: 1 };
/** A cut, and a cover beside what flashes. */
const EDITS = [
  CUT,
  { kind: "redact_area", area: AREA, range: { sessionId: "ses-1", fromMs: 2_500, toMs: 7_500 } },
] as const;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "jobs-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A show of ten seconds, in which everyone's camera flashes and the host's microphone beeps once a second. */
async function recorded() {
  const stored = new StoredMedia();
  const parts = new Map<string, PartSource>();
  const camera = await madePart({ codec: "vp8", seconds: 10, source: flashes("320x180"), from: 3 });
  const microphone = await madePart({ codec: "opus", seconds: 10, source: BEEPS });
  const show = showOf(
    new Player().play([{ after: 4_000, command: { action: "set_layout", layout: "duo" } }]).finish(6_000),
    PEOPLE.map(({ identity }) => ({ personId: personOf(identity), at: new Date(0), agrees: true })),
  );
  const track = (personId: string, kind: "camera" | "microphone", lost: number[]): ProgramTrack => {
    const id = `${kind} of ${personId}`;
    const source = stored.part(id, kind === "camera" ? camera : microphone, 0);
    parts.set(id, source);
    const chunks = source.chunks.filter(({ number }) => !lost.includes(number));
    const sizes = kind === "camera" ? SIZE : { width: null, height: null };
    return {
      personId,
      kind,
      parts: [{ id, copy: "server", sessionId: "ses-1", fromMs: 0, toMs: 10_000, ...sizes, chunks }],
    };
  };
  const [host, , ben] = PEOPLE.map(({ identity }) => personOf(identity));
  const tracks = [
    track(host ?? "", "camera", []),
    track(host ?? "", "microphone", []),
    track(ben ?? "", "camera", [2, 3]),
  ];
  const media: PieceMedia = {
    part: (id, { first, last }) => {
      const source = parts.get(id);
      if (!source) throw new Error(`No part: ${id}`);
      return { ...source, chunks: source.chunks.filter(({ number }) => number >= first && number <= last) };
    },
    video: () => null,
  };
  return { show, tracks, stored, media };
}

async function streams(path: string): Promise<{ nb_read_packets: string; start_time: string }[]> {
  const shown = "stream=nb_read_packets,start_time";
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
  return JSON.parse(stdout).streams;
}

/** The left half of the picture flashes. */
const SIGNALS = { within: "crop=iw/4:ih/4:iw/8:ih*3/8", quietSec: 0.05, countsFirst: false };

describe.skipIf(!works)("spans and pieces of sound", () => {
  it("become a program with a cut, in sync before and after it, as long as the spans say", async () => {
    const { show, tracks, stored, media } = await recorded();
    const style = { ...STYLE, size: SIZE };
    const spans: Span[] = spansOf(show, tracks, EDITS, style);
    const pieces: SoundPiece[] = soundPiecesOf(show, tracks, EDITS, { composer: "1" });
    expect(spans.some(({ covers }) => covers)).toBe(true);
    const pictures = await Promise.all(
      spans.map(async (span) => {
        const {
          init,
          media: bytes,
          notes,
        } = await renderPicture(pictureJobOf(span, SIZE, { media, stills: STILLS }), stored);
        expect(notes).toEqual([]);
        return { init, media: bytes, place: span.programFrame };
      }),
    );
    const sounds = await Promise.all(
      pieces.map(async (piece) => {
        const { init, media: bytes, notes } = await renderSound(soundJobOf(piece, {}, media), stored);
        expect(notes).toEqual([]);
        return { init, media: firstSamples(bytes, piece.frames), place: piece.programSample / AAC_SAMPLES };
      }),
    );
    const path = join(folder, "program.mp4");
    const init = (list: { init: Buffer }[]) => list[0]?.init ?? Buffer.alloc(0);
    await joinMp4(
      { picture: { init: init(pictures), pieces: pictures }, sound: { init: init(sounds), pieces: sounds } },
      path,
    );
    const frames = spans.reduce((sum, span) => sum + span.frames, 0);
    const aacFrames = pieces.reduce((sum, piece) => sum + piece.frames, 0);
    expect(await streams(path)).toMatchObject([
      { nb_read_packets: String(frames), start_time: "0.000000" },
      { nb_read_packets: String(aacFrames), start_time: "0.000000" },
    ]);
    expect(Math.abs(frames / FRAME_RATE - (aacFrames * AAC_SAMPLES) / 48_000)).toBeLessThan(0.022);
    const { flash, beep } = await flashSignals(path, SIGNALS);
    expect(flash.length).toBeGreaterThanOrEqual(5);
    for (const at of flash) expect(Math.min(...beep.map((one) => Math.abs(one - at)))).toBeLessThan(0.04);
    // What was dropped is gone, and what follows is earlier by it.
    const gap = Math.ceil((5_987 * 30) / 1000) - Math.ceil((3_210 * 30) / 1000);
    const expected = [1, 2, 3, 6, 7, 8, 9].map((second) => (second < 5 ? second : second - gap / 30));
    for (const at of flash)
      expect(Math.min(...expected.map((one) => Math.abs(one - at)))).toBeLessThan(0.034);
  });
});

describe("the stills of a span", () => {
  const words = { look: null, words: {} as never, images: { logo: null, slide: null, whiteboard: null } };
  const spansWith = (acts: Parameters<Player["play"]>[0], agree: readonly string[]): Span[] => {
    const given = agree.map((personId) => ({ personId, at: new Date(0), agrees: true }));
    const camera = { id: "camera", copy: "server", sessionId: "ses-1", fromMs: 0, toMs: 9_000 } as const;
    const chunks = [{ number: 1, fromMs: 0, toMs: 9_000, startsClean: true }];
    const track = { kind: "camera", parts: [{ ...camera, width: 1280, height: 720, chunks }] } as const;
    const tracks = agree.map((personId): ProgramTrack => ({ personId, ...track }));
    return spansOf(showOf(new Player().play(acts).finish(3_000), given), tracks, [], STYLE);
  };

  it("leave room for cameras, and show who declined as a silhouette", () => {
    const [host = ""] = PEOPLE.map(({ identity }) => identity);
    const span = spansWith(
      [{ after: 100, command: { action: "set_layout", layout: "duo" } }],
      [personOf(host)],
    ).at(-1);
    if (!span) throw new Error("No span.");
    expect(stillOf(span.picture, words).people).toEqual({
      [host]: "camera",
      // Without a name, and without the identity that would tell it.
      "silhouette-1": "silhouette",
    });
  });

  it("are the card alone while one covers the stage", () => {
    const spans = spansWith([{ after: 1_000, event: { type: "holding" } }], []);
    const card = spans.find(({ picture }) => picture.kind === "card");
    if (!card) throw new Error("No card.");
    const { state } = stillOf(card.picture, words);
    expect(state).toMatchObject({
      title: "The show",
      stage: [],
      holding: { line: null },
      mask: { level: null },
    });
  });
});
