import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { renderPicture } from "@/lib/composition/picture/render-picture";
import { tryConfinement } from "@/lib/platform/confined/confinement";
import { findProgram } from "@/lib/platform/confined/find-program";
import { db } from "@/lib/platform/database/db";
import { FRAME_RATE, spansOf } from "@/lib/program";
import { publicState, type StageState } from "@/lib/stage";
import { personOf } from "@/lib/stage/room-identity";
import type { SignupTheme } from "@/lib/theme/signup-colours";
import { wholeChromiumPath } from "@/test/support/chromium-path";
import {
  addDeck,
  answer,
  dateShow,
  makeRecordedShow,
  type RecordedShow,
  storePart,
} from "@/test/support/recorded-show";
import { type Pixels, ssim } from "@/test/support/ssim";
import type { PageVideo } from "@/test/support/stage-page/page-scene";
import { openStagePage, type StagePage } from "@/test/support/stage-page/stage-page";
import { type MadePart, madePart } from "@/test/support/track-parts";
import { readProgram } from "../program-reader";
import type { ProgramSources } from "../program-sources";
import { lookOf, wordsOf } from "../show-design";
import { pictureOf } from "./picture-of";

const run = promisify(execFile);
const CHROMIUM = wholeChromiumPath();
const works =
  existsSync(CHROMIUM) &&
  (await tryConfinement()).state === "working" &&
  (await findProgram("ffmpeg")) !== undefined;
const SIZE = { width: 1280, height: 720 };
const WHOLE = { x: 0, y: 0, ...SIZE };
const THEMES: readonly SignupTheme[] = ["editorial", "collage", "retro", "midnight"];
const ALIKE = 0.97;
/** In 255ths. */
const COLOR_TOLERANCE = 6;
const SECONDS = 0.5;
/** Of the span. */
const FRAME = 11;

/**
 * What people send: other sizes, shapes and codecs, each with a picture of its own that moves. Untagged colors in a file
 * are guessed by its size in Chromium: from 720 lines on, they'd be those of HD video. In calls they never are.
 */
const TRACKS = {
  host: { codec: "vp8", source: "testsrc2=s=1024x576:r=30" },
  ana: { codec: "vp8", source: "mandelbrot=s=360x640:r=30" },
  ben: { codec: "vp9", source: "testsrc=s=640x480:r=30" },
  screen: { codec: "vp8", source: "testsrc2=s=1120x700:r=30" },
} as const;
type TrackName = keyof typeof TRACKS;

interface Filmed {
  part: MadePart;
  /** The same pictures, in a file that browsers can seek. */
  file: Buffer;
}

let folder: string;
let page: StagePage;
let recorded: RecordedShow;
const films = new Map<TrackName, Filmed>();
const served = new Map<string, Uint8Array>();

async function filmed(name: TrackName): Promise<Filmed> {
  const part = await madePart({ ...TRACKS[name], seconds: 2 });
  const [captured, file] = [join(folder, `${name}.part`), join(folder, `${name}.webm`)];
  await writeFile(captured, Buffer.concat([part.header, ...part.chunks.map(({ bytes }) => bytes)]));
  await run("ffmpeg", ["-v", "error", "-i", captured, "-c", "copy", file]);
  return { part, file: await readFile(file) };
}

const slide = () =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#f4f1ea" } })
    .composite([
      {
        input: Buffer.from(
          `<svg width="1600" height="1000"><rect x="100" y="100" width="900" height="120" fill="#223344"/>
           <circle cx="1200" cy="600" r="250" fill="#cc6633"/></svg>`,
        ),
      },
    ])
    .png()
    .toBuffer();

const personIdOf = (name: TrackName): string => (name === "screen" ? recorded.host : (recorded[name] ?? ""));
const storeTrack = (name: TrackName): Promise<string> => {
  const film = films.get(name);
  if (!film) throw new Error(`No film: ${name}`);
  const kind = name === "screen" ? "screen" : "camera";
  return storePart(film.part, { ...recorded, personId: personIdOf(name), kind });
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "beside-"));
  if (!works) return;
  for (const name of Object.keys(TRACKS) as TrackName[]) {
    films.set(name, await filmed(name));
    served.set(`/${name}.webm`, films.get(name)?.file ?? Buffer.alloc(0));
  }
  page = await openStagePage(CHROMIUM, SIZE, served, { moves: true });
  recorded = await makeRecordedShow();
  await answer(recorded.show.eventId, recorded.ben, true);
  for (const name of ["host", "ana", "ben"] as const) await storeTrack(name);
});
afterAll(async () => {
  await page?.close();
  await rm(folder, { recursive: true });
});

async function stageNow(): Promise<StageState> {
  const { eventId } = recorded.show;
  const { state } = await db().stage.findUniqueOrThrow({ where: { eventId } });
  return publicState(state as unknown as StageState);
}

/** A frame of the program, as a player shows it. */
async function programFrame(sources: ProgramSources): Promise<Pixels> {
  const [span] = spansOf(sources.show, sources.tracks, [], {
    ...{ size: SIZE, look: sources.look, composer: "1", longestSeconds: 4 },
  });
  if (!span) throw new Error("No span.");
  const { job, files } = await pictureOf(sources, span, SIZE);
  const made = await renderPicture(job, files);
  expect(made.notes).toEqual([]);
  const [piece, frame] = [join(folder, "piece.mp4"), join(folder, "frame.png")];
  await writeFile(piece, Buffer.concat([made.init, made.media]));
  const shown = `select=eq(n\\,${FRAME}),scale=in_color_matrix=bt709:in_range=tv:out_range=pc:flags=accurate_rnd+full_chroma_int,format=rgb24`;
  await run("ffmpeg", ["-v", "error", "-y", "-i", piece, "-vf", shown, "-frames:v", "1", frame]);
  return pixelsOf(await readFile(frame));
}

/** The page that a viewer has at the same moment, with the same pictures in the browser's own decoder. */
async function pageFrame(sources: ProgramSources, state: StageState): Promise<Pixels> {
  const second = (FRAME + 0.5) / FRAME_RATE;
  const shares = sources.tracks.some(({ kind }) => kind === "screen");
  const host = state.stage.find(({ identity }) => personOf(identity) === recorded.host);
  const videos: Record<string, PageVideo> = {};
  for (const { identity } of state.stage)
    for (const name of ["host", "ana", "ben"] as const)
      if (personOf(identity) === recorded[name])
        videos[`camera ${identity}`] = { src: `/${name}.webm`, second };
  if (host && shares) videos[`screen ${host.identity}`] = { src: "/screen.webm", second };
  const { png } = await page.shoot({
    ...{
      state,
      look: lookOf(sources.design),
      words: wordsOf(sources.design),
      logo: null,
      cameras: {},
      videos,
    },
    votes: state.poll?.results_shown ? state.poll.options.map(() => 0) : null,
    screenOf: shares ? (host?.identity ?? null) : null,
    tickerMs: (FRAME * 1_000) / FRAME_RATE,
  });
  return pixelsOf(png);
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

/** Mean difference of a color over the whole picture, the largest of the three. */
function colorDifference(one: Pixels, other: Pixels): number {
  const sums = [0, 0, 0];
  for (let at = 0; at < one.data.length; at += 4)
    for (const color of [0, 1, 2])
      sums[color] =
        (sums[color] ?? 0) + Math.abs((one.data[at + color] ?? 0) - (other.data[at + color] ?? 0));
  return Math.max(...sums) / (one.width * one.height);
}

interface Scene {
  name: string;
  prepare: () => Promise<void>;
}

const command = (body: object): Promise<void> => recorded.command(body);

const SCENES: Scene[] = [
  {
    name: "solo, with a lower third",
    prepare: async () => {
      await command({ action: "set_layout", layout: "solo" });
      await command({ action: "lower_third", title: "Mei Tanaka-Größe", subtitle: "Head of Platform" });
    },
  },
  {
    name: "duo with an upright picture, a poll and a call to action",
    prepare: async () => {
      await command({ action: "lower_third", visible: false });
      await command({ action: "bring_on", identity: recorded.ana });
      await command({ action: "set_layout", layout: "duo" });
      await command({ action: "open_poll", question: "Which one first?", options: ["Speed", "Price"] });
      await command({ action: "show_cta", label: "Get the checklist", url: "https://example.com/list" });
    },
  },
  {
    name: "a grid of three with the ticker",
    prepare: async () => {
      await command({ action: "close_poll" });
      await command({ action: "hide_cta" });
      await command({ action: "bring_on", identity: recorded.ben });
      await command({ action: "set_layout", layout: "grid" });
      await command({
        action: "set_ticker",
        items: ["Doors open in Lisbon on 12 June", "Fragen bitte ins Q&A"],
      });
      await command({ action: "show_ticker" });
    },
  },
  {
    name: "a slide beside the speakers, with a lower third",
    prepare: async () => {
      const png = await slide();
      const deck = await addDeck(recorded, { png, width: 1600, height: 1000 });
      await command({ action: "hide_ticker" });
      await command({ action: "set_slide", page: 1, presentation_id: deck });
      await command({ action: "show_deck" });
      await command({ action: "set_layout", layout: "present" });
      await command({ action: "lower_third", title: "Part 2: what we changed" });
      const { deck: shown } = await stageNow();
      served.set(shown.pages[0]?.image ?? "", png);
    },
  },
  {
    name: "a shared screen between black bars",
    prepare: async () => {
      await storeTrack("screen");
    },
  },
];

/** Two for each scene, in turn. */
const themesOf = (scene: number): SignupTheme[] =>
  THEMES.filter((_, index) => index === scene % 4 || index === (scene + 1) % 4);

describe.skipIf(!works)("frames of the program beside the viewer's page (needs Chromium)", () => {
  it.each(SCENES.map((scene, index) => ({ ...scene, index })))("look the same: $name", async (scene) => {
    await scene.prepare();
    const state = await stageNow();
    await dateShow(recorded, SECONDS);
    for (const theme of themesOf(scene.index)) {
      await db().event.update({ where: { id: recorded.show.eventId }, data: { theme } });
      const sources = await readProgram(recorded.recordingId);
      if (!sources) throw new Error("No program.");
      const [program, viewer] = [await programFrame(sources), await pageFrame(sources, state)];
      expect.soft(ssim(program, viewer, WHOLE), theme).toBeGreaterThanOrEqual(ALIKE);
      expect.soft(colorDifference(program, viewer), theme).toBeLessThan(COLOR_TOLERANCE);
    }
  });
});
