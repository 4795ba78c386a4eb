import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { ClipJob } from "@/lib/composition/clips/clip-job";
import { renderClip } from "@/lib/composition/clips/render-clip";
import { FRAME_RATE } from "@/lib/composition/grid";
import type { ClipPhrase } from "@/lib/composition/stills/clips/clip-look";
import { announce } from "./announce";

const run = promisify(execFile);

/** Of the clip. */
const CLIP_SECONDS = 30;
/** The clip begins here in its source. */
const BEGIN = 1;
/** Samples that an AAC encoder puts before the first. */
const ENCODER_DELAY = 1_024;
const WORDS = "we cut the bill in half by turning machines off at night".split(" ");
const WORD_FRAMES = 12;
const PHRASE_WORDS = 4;

/** Words without a pause, four at a time. */
const phrases = Array.from(
  { length: (CLIP_SECONDS * FRAME_RATE) / (WORD_FRAMES * PHRASE_WORDS) },
  (_, phrase): ClipPhrase => {
    const from = phrase * PHRASE_WORDS * WORD_FRAMES;
    const words = Array.from({ length: PHRASE_WORDS }, (_, at) => ({
      text: WORDS[(phrase * PHRASE_WORDS + at) % WORDS.length] ?? "",
      from: from + at * WORD_FRAMES,
    }));
    return { from, to: from + PHRASE_WORDS * WORD_FRAMES, words };
  },
);

/** The same as they're said in the source. */
const msOf = (frame: number): number => ((BEGIN * FRAME_RATE + frame) * 1_000) / FRAME_RATE;
const words = phrases.flatMap((phrase) =>
  phrase.words.map(({ text, from }) => ({
    ...{ text, fromMs: msOf(from), toMs: msOf(from + WORD_FRAMES), personId: "speaker" },
  })),
);

const ENCODED = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "22", "-bf", "0", "-g", "60"];
const FRAGMENTED = ["-movflags", "+cmaf+frag_keyframe+empty_moov+default_base_moof", "-f", "mp4"];

/** Picture and sound like a program's pieces one after the other: clean, 720p. */
async function makeSource(folder: string): Promise<{ picture: string; sound: string }> {
  const [picture, sound] = [join(folder, "picture.mp4"), join(folder, "sound.mp4")];
  const length = ["-t", String(CLIP_SECONDS + 2 * BEGIN)];
  const shown = `testsrc2=s=1280x720:r=${FRAME_RATE}`;
  const heard = "aevalsrc='0.3*sin(2*PI*(220+40*sin(3*t))*t)*(0.6+0.4*sin(9*t))':s=48000";
  const lavfi = ["-v", "error", "-y", "-f", "lavfi", "-i"];
  await run("ffmpeg", [
    ...lavfi,
    shown,
    ...length,
    ...ENCODED,
    "-pix_fmt",
    "yuv420p",
    ...FRAGMENTED,
    picture,
  ]);
  await run("ffmpeg", [...lavfi, heard, ...length, "-ac", "2", "-c:a", "aac", ...FRAGMENTED, sound]);
  return { picture, sound };
}

const asClock = (frame: number): string => `0:00:${(frame / FRAME_RATE).toFixed(2).padStart(5, "0")}`;

/** The same captions for ffmpeg: each word lights up on its time. */
function subtitles(): string {
  const style =
    "Style: A,Geist,64,&H00FFFFFF,&H000ad6ff,&H00000000,&H64000000,1,0,0,0,100,100,0,0,1,4,0,2,40,40,260,1";
  const format =
    "Format: Name,Fontname,Fontsize,PrimaryColour,SecondaryColour,OutlineColour,BackColour,Bold,Italic,Underline,StrikeOut,ScaleX,ScaleY,Spacing,Angle,BorderStyle,Outline,Shadow,Alignment,MarginL,MarginR,MarginV,Encoding";
  const lines = phrases.map(({ from, to, words }) => {
    const text = words
      .map((word) => `{\\k${Math.round((WORD_FRAMES * 100) / FRAME_RATE)}}${word.text}`)
      .join(" ");
    return `Dialogue: 0,${asClock(from)},${asClock(to)},A,,0,0,0,,${text}`;
  });
  return [
    "[Script Info]\nScriptType: v4.00+\nPlayResX: 720\nPlayResY: 1280",
    `[V4+ Styles]\n${format}\n${style}`,
    `[Events]\nFormat: Layer,Start,End,Style,Name,MarginL,MarginR,MarginV,Effect,Text\n${lines.join("\n")}\n`,
  ].join("\n\n");
}

/** One pass by hand: the same crop, size, captions, loudness and encoder. @returns seconds */
async function byHand(folder: string, source: { picture: string; sound: string }): Promise<number> {
  const started = performance.now();
  await run(
    "ffmpeg",
    [
      ...[
        "-v",
        "error",
        "-y",
        "-ss",
        String(BEGIN),
        "-i",
        source.picture,
        "-ss",
        String(BEGIN),
        "-i",
        source.sound,
      ],
      ...[
        "-t",
        String(CLIP_SECONDS),
        "-vf",
        "crop=406:720:117:0,scale=720:1280:flags=bicubic,setsar=1,ass=captions.ass",
      ],
      ...[
        "-af",
        "loudnorm=I=-14:TP=-1",
        "-c:v",
        "libx264",
        "-preset",
        "veryfast",
        "-crf",
        "21",
        "-threads",
        "2",
      ],
      ...[
        "-profile:v",
        "high",
        "-pix_fmt",
        "yuv420p",
        "-g",
        String(2 * FRAME_RATE),
        "-r",
        String(FRAME_RATE),
      ],
      ...["-c:a", "aac", "-b:a", "160k", "-ar", "48000", "-ac", "2", "-movflags", "+faststart", "byhand.mp4"],
    ],
    { cwd: folder },
  );
  return (performance.now() - started) / 1_000;
}

async function byProduct(folder: string, job: ClipJob): Promise<{ made: number; checked: number }> {
  const path = join(folder, "clip.mp4");
  await rm(path, { force: true });
  const started = performance.now();
  const since = () => (performance.now() - started) / 1_000;
  let made = 0;
  const { quality } = await renderClip(job, path, undefined, async (stage) => {
    if (stage === "checking") made = since();
  });
  if (quality && quality.problems.length > 0) throw new Error(quality.problems.join());
  return { made, checked: since() - made };
}

async function measure(rounds: number) {
  const folder = await mkdtemp(join(tmpdir(), "clip-"));
  try {
    const source = await makeSource(folder);
    await writeFile(join(folder, "captions.ass"), subtitles());
    const job: ClipJob = {
      look: {
        ...{ template: "speaker_focus", orientation: "vertical", caption: { preset: "pill", size: "md" } },
        ...{ motion: "standard", highlight: "#ffd60a", kicker: "", title: "", speaker: "", handle: "" },
        ...{ hasTimer: false, hasFollow: false, language: "en" },
      },
      ...{ shortSide: 720, phrases, words, logo: null, improveSound: false, isPreview: false },
      source: {
        picture: await readFile(source.picture),
        sound: await readFile(source.sound),
        ...{ width: 1_280, height: 720, soundStart: ENCODER_DELAY },
      },
      kept: [{ from: BEGIN * FRAME_RATE, to: (BEGIN + CLIP_SECONDS) * FRAME_RATE }],
      shots: [
        {
          ...{ from: 0, to: CLIP_SECONDS * FRAME_RATE },
          view: {
            kind: "person",
            parts: [{ area: { x: 0, y: 0, width: 0.5, height: 1 }, written: [], fit: "cover" }],
          },
        },
      ],
    };
    const taken = {
      made: [] as number[],
      checked: [] as number[],
      byHand: [] as number[],
      preview: [] as number[],
    };
    for (let round = 0; round < rounds; round += 1) {
      taken.byHand.push(await byHand(folder, source));
      const { made, checked } = await byProduct(folder, job);
      taken.made.push(made);
      taken.checked.push(checked);
      const preview = await byProduct(folder, { ...job, shortSide: 360, isPreview: true });
      taken.preview.push(preview.made + preview.checked);
    }
    return taken;
  } finally {
    await rm(folder, { recursive: true });
  }
}

announce(
  createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "/", "http://bench");
    measure(Number(searchParams.get("rounds"))).then(
      (taken) => response.end(JSON.stringify(taken)),
      (error: Error) => response.writeHead(500).end(String(error.stack)),
    );
  }),
);
