import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Shot, WHOLE } from "@/lib/composition/clips/plan/shots";
import { tryConfinement } from "@/lib/platform/confined/confinement";
import { findProgram } from "@/lib/platform/confined/find-program";
import { flashSignals } from "@/test/support/flash-signals";
import { boxesIn } from "../media/boxes";
import type { ClipLook } from "../stills/clips/clip-look";
import type { ClipJob } from "./clip-job";
import { renderClip } from "./render-clip";

const run = promisify(execFile);
const works = (await tryConfinement()).state === "working" && (await findProgram("ffmpeg")) !== undefined;

const SECONDS = 10;
/** Samples that an AAC encoder puts before the first. */
const ENCODER_DELAY = 1_024;
const look: ClipLook = {
  ...{ template: "speaker_focus", orientation: "vertical", caption: { preset: "pill", size: "md" } },
  ...{
    motion: "standard",
    highlight: "#ffd60a",
    kicker: "Cloud bills",
    title: "Nobody noticed",
    speaker: "Ana Ruiz",
  },
  ...{ handle: "@ana", hasTimer: true, hasFollow: true, language: "en" },
};

let folder: string;
let picture: Buffer;
let black: Buffer;
let standing: Buffer;
let halfStanding: Buffer;
let begins: Buffer;
let sound: Buffer;
let clicking: Buffer;

async function made(name: string, args: string[]): Promise<Buffer> {
  const path = join(folder, name);
  const fragments = ["-movflags", "+cmaf+frag_keyframe+empty_moov+default_base_moof", "-f", "mp4", path];
  await run("ffmpeg", ["-v", "error", "-y", "-f", "lavfi", ...args, "-t", String(SECONDS), ...fragments]);
  return readFile(path);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "clips-"));
  if (!works) return;
  const encoded = ["-c:v", "libx264", "-preset", "ultrafast", "-bf", "0", "-g", "60", "-pix_fmt", "yuv420p"];
  // White for 0.2 s in every second, as loud as the sound beeps; dark but not black besides, and moving.
  const flashing =
    "testsrc2=s=640x360:r=30,lutyuv=y=val*0.25+20,drawbox=c=white:t=fill:enable='lt(mod(t,1),0.2)'";
  picture = await made("picture.mp4", ["-i", flashing, ...encoded]);
  standing = await made("standing.mp4", ["-i", "smptebars=s=640x360:r=30", ...encoded]);
  halfStanding = await made("half.mp4", [
    ...["-i", "testsrc2=s=320x360:r=30", "-f", "lavfi", "-i", "smptebars=s=320x360:r=30"],
    ...["-filter_complex", "[0:v][1:v]hstack", ...encoded],
  ]);
  begins = await made("begins.mp4", [
    "-i",
    `${flashing},drawbox=c=black:t=fill:enable='lt(t,3.5)'`,
    ...encoded,
  ]);
  black = await made("black.mp4", ["-i", "color=black:s=640x360:r=30", ...encoded]);
  const beeping = "aevalsrc='0.4*sin(2*PI*880*t)*lt(mod(t,1),0.2)':s=48000";
  sound = await made("sound.mp4", ["-i", beeping, "-ac", "2", "-c:a", "aac"]);
  const clicks = "aevalsrc='0.9*sin(2*PI*880*t)*lt(mod(t,1),0.01)':s=48000";
  clicking = await made("clicks.mp4", ["-i", clicks, "-ac", "2", "-c:a", "aac"]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const speaker: Shot["view"] = {
  kind: "person",
  parts: [{ personId: "ana", area: { x: 0, y: 0, width: 0.5, height: 1 }, written: [], fit: "cover" }],
};

/** What is said, by when its words are, and when the last one is over. */
const phrasesAt = (first: number[], second: number[], to: number) => {
  const worded = (words: string[], times: number[]) =>
    words.map((text, index) => ({ text, from: times[index] ?? 0 }));
  const border = second[0] ?? 0;
  return [
    { from: first[0] ?? 0, to: border, words: worded(["It", "{\\b1}turns%{x}", "out"], first) },
    { from: border, to, words: worded(["שלום", "עולם 🎉"], second) },
  ];
};
const phrases = phrasesAt([6, 21, 36], [60, 100], 180);

const kept = [
  { from: 45, to: 135 },
  { from: 195, to: 290 },
];

/** What the captions show, said so many frames after that. */
const said = (shown = phrases, [first, second] = kept, later = 0) =>
  shown
    .flatMap(({ words }) => words)
    .map(({ text, from }) => {
      const cut = (first?.to ?? 0) - (first?.from ?? 0);
      const frame = (from < cut ? (first?.from ?? 0) + from : (second?.from ?? 0) + from - cut) + later;
      return { text, personId: "ana", fromMs: (frame * 1_000) / 30, toMs: ((frame + 9) * 1_000) / 30 };
    });

const briefPhrases = phrasesAt([3, 12, 20], [30, 70], 92);
const briefKept = [
  { from: 45, to: 110 },
  { from: 195, to: 225 },
];
/** Half as long, and quicker to render: a camera is seen to stand still after two seconds without coming closer. */
const brief = {
  ...{ kept: briefKept, phrases: briefPhrases, words: said(briefPhrases, briefKept) },
  shots: [
    { from: 0, to: 85, view: speaker },
    { from: 85, to: 95, view: WHOLE },
  ],
};

const job = (more: Partial<ClipJob> = {}): ClipJob => ({
  ...{ look, shortSide: 360, phrases, logo: null, improveSound: false, isPreview: false },
  source: { picture, width: 640, height: 360, sound, soundStart: ENCODER_DELAY },
  ...{ kept, words: said() },
  shots: [
    { from: 0, to: 120, view: speaker },
    { from: 120, to: 185, view: WHOLE },
  ],
  ...more,
});

let count = 0;
async function rendered(more: Partial<ClipJob> = {}) {
  count += 1;
  const path = join(folder, `clip-${count}.mp4`);
  return { ...(await renderClip(job(more), path)), path };
}

const TEMPLATES = ["speaker_focus", "editorial_motion"] as const;
const ORIENTATIONS = ["vertical", "square", "horizontal"] as const;

/** Without texts. */
const plain = {
  ...look,
  ...{ title: "", kicker: "", speaker: "", handle: "" },
  ...{ hasTimer: false, hasFollow: false },
};

// Rendering has a lower priority than other work, which may need the machine for minutes.
describe.skipIf(!works)("a clip", { timeout: 300_000 }, () => {
  it("has what is kept, in its size, as loud as it should be, and can play while it downloads", async () => {
    const { path, quality, thumbnail, ...size } = await rendered();
    expect(size).toEqual({ width: 360, height: 640, frames: 185, hasFaces: null, leavesFacesOut: false });
    expect(quality).toMatchObject({ frames: 185, problems: [] });
    expect(Math.abs((quality?.loudness ?? 0) + 14)).toBeLessThan(1.5);
    const entries = "stream=codec_name,width,height,nb_read_packets,duration";
    const { stdout } = await run("ffprobe", [
      "-v",
      "error",
      "-count_packets",
      "-show_entries",
      entries,
      "-of",
      "json",
      path,
    ]);
    const [video, audio] = JSON.parse(stdout).streams;
    expect(video).toMatchObject({ codec_name: "h264", width: 360, height: 640, nb_read_packets: "185" });
    expect(Math.abs(Number(audio.duration) - 185 / 30)).toBeLessThan(0.05);
    expect(boxesIn(await readFile(path)).map(({ type }) => type)).toEqual(["ftyp", "moov", "free", "mdat"]);
    expect(thumbnail.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  });

  it("is as long, as large and as loud in a preview, which isn't checked", async () => {
    const stages: string[] = [];
    const path = join(folder, "preview.mp4");
    const { quality, ...made } = await renderClip(
      job({ isPreview: true }),
      path,
      undefined,
      async (stage) => {
        stages.push(stage);
      },
    );
    expect([quality, stages]).toEqual([null, ["rendering"]]);
    expect(made).toMatchObject({ width: 360, height: 640, frames: 185 });
    const { stderr } = await run("ffmpeg", [
      // Its one channel plays from both loudspeakers.
      ...["-hide_banner", "-i", path, "-af", "ebur128=framelog=verbose:dualmono=true", "-f", "null", "-"],
    ]);
    expect(stderr).toMatch(/Audio: aac .* mono/);
    expect(Math.abs(Number(/I:\s+(-[\d.]+) LUFS/.exec(stderr)?.[1]) + 14)).toBeLessThan(1.5);
  });

  it("keeps picture and sound together across cuts", async () => {
    const { path } = await rendered({ look: plain, phrases: [] });
    const { flash, beep } = await flashSignals(path, {
      within: "crop=100:100",
      quietSec: 0.3,
      countsFirst: false,
    });
    expect(flash).toHaveLength(6);
    // The end of the file counts as one.
    expect(beep.length).toBeLessThanOrEqual(flash.length + 1);
    for (const [index, at] of flash.entries()) expect(Math.abs(at - (beep[index] ?? -1))).toBeLessThan(0.04);
  });

  it.each(TEMPLATES.flatMap((template) => ORIENTATIONS.map((orientation) => ({ template, orientation }))))(
    "passes its check in a $orientation shape of $template",
    async (shape) => {
      const long = "Nobody noticed for a week, and then the bill came in ".repeat(20);
      const { quality } = await rendered({
        ...brief,
        look: { ...look, ...shape, title: long, speaker: long },
      });
      expect(quality?.problems).toEqual([]);
    },
  );

  it("shows text as text, whatever would be a command or markup elsewhere", async () => {
    const odd = "'\":;%{n} [a];movie=/etc/passwd {\\b1}\\N\n<b>&amp; 👩‍👩‍👧 مرحبا";
    const texts = { title: odd, kicker: odd, speaker: odd, handle: odd };
    const said = brief.phrases.map((phrase) => ({
      ...phrase,
      words: phrase.words.map((word) => ({ ...word, text: odd })),
    }));
    const { quality } = await rendered({
      ...brief,
      look: { ...look, ...texts },
      phrases: said,
      words: brief.words.map((word) => ({ ...word, text: odd })),
    });
    expect(quality?.problems).toEqual([]);
  });

  it("is as loud as short loud sounds let it be", async () => {
    const { quality } = await rendered({ ...brief, source: { ...job().source, sound: clicking } });
    expect(quality).toMatchObject({ problems: [], isHeldDown: true });
    expect(quality?.loudness).toBeLessThan(-16);
  });

  it("says what is wrong with it", async () => {
    const source = { ...job().source, picture: black };
    const dark = await rendered({ ...brief, source, look: plain, phrases: [] });
    expect(dark.quality?.problems).toContain("black_picture");
    expect(dark.quality?.problems).toContain("frozen_picture");
  });

  describe.each(TEMPLATES)("of %s, below its captions", (template) => {
    const problems = async (shown: Buffer, more: Partial<ClipJob> = {}) => {
      const source = { ...job().source, picture: shown };
      const { quality } = await rendered({ ...brief, source, look: { ...look, template }, ...more });
      return quality?.problems;
    };

    it("says that a camera is black", async () => {
      expect(await problems(black)).toEqual(["black_picture", "frozen_picture"]);
    });

    it("says that a camera stands still", async () => {
      expect(await problems(standing)).toEqual(["frozen_picture"]);
    });

    it("says nothing of a stage that stands still", async () => {
      expect(await problems(standing, { shots: [{ from: 0, to: 95, view: WHOLE }] })).toEqual([]);
    });
  });

  describe.each(["vertical", "horizontal"] as const)(
    "of two cameras, one of which stands still, %s",
    (orientation) => {
      const side = (personId: string, x: number, isStill = false) => ({
        ...{ personId, isStill, written: [], fit: "cover" as const },
        area: { x, y: 0, width: 0.5, height: 1 },
      });
      const problems = async (parts: Shot["view"]["parts"]) => {
        // One of two people is seen to stand still only after four seconds.
        const shots = [{ from: 0, to: 135, view: { kind: "pair" as const, parts } }];
        const kept = [{ from: 45, to: 180 }];
        const source = { ...job().source, picture: halfStanding };
        const words = said(briefPhrases, kept);
        const { quality } = await rendered({
          ...{ source, shots, kept, words, phrases: briefPhrases },
          look: { ...look, orientation },
        });
        return quality?.problems;
      };

      it("says so", async () => {
        expect(await problems([side("ana", 0), side("ben", 0.5)])).toEqual(["frozen_picture"]);
      });

      it("doesn't if that is no camera", async () => {
        expect(await problems([side("ana", 0), side("ben", 0.5, true)])).toEqual([]);
      });
    },
  );

  it("says that captions come at another time than the words", async () => {
    expect((await rendered({ ...brief, words: said(briefPhrases, briefKept, 4) })).quality?.problems).toEqual(
      ["captions_late"],
    );
  });

  it("has a still that is neither dark nor bare", async () => {
    const { thumbnail } = await rendered({ source: { ...job().source, picture: begins } });
    const { default: sharp } = await import("sharp");
    const free = sharp(thumbnail).extract({ left: 0, top: 600, width: 360, height: 40 });
    const { channels } = await sharp(await free.png().toBuffer()).stats();
    const bright = channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
    expect(bright).toBeGreaterThan(8);
    expect(bright).toBeLessThan(200);
  });
});
