import { setTimeout as sleep } from "node:timers/promises";
import { onnxRuntime, silero } from "@/lib/platform/models/models";
import { modelFolders } from "@/lib/platform/models/models-folder";
import { type Said, Utterances } from "@/lib/providers/room/recognizer/utterances";
import {
  type VoiceActivity,
  voiceActivity,
  WINDOW_MS,
  WINDOW_SAMPLES,
} from "@/lib/providers/room/recognizer/voice-activity";
import { INPUT_SAMPLE_RATE, recognizer } from "@/lib/providers/stt";
import { modelsCache } from "@/stack/models";
import { childUsage } from "@/test/rig/child-usage";
import { ANNOUNCER_LINES, TALK } from "./passages";
import { allSpoken, joined, noisy, silence } from "./sample";
import { type WordErrors, wordErrors } from "./word-errors";

/**
 * Measures the captions: wrong words, CPU time, delay behind the speech with two people speaking at once, and
 * memory. Needs the models (`bin/admin model fetch`); exits with 1 if a goal is missed.
 */
process.env.MODELS_DIR ??= modelsCache(process.env);
for (const name of ["DATABASE_URL", "SHOWRUNNER_SECRET", "LIVEKIT_API_KEY", "LIVEKIT_API_SECRET"])
  process.env[name] ??= "none-is-used";

const folders = await modelFolders([onnxRuntime, silero]);
const { reason } = await recognizer().status();
if (!folders || reason !== null) {
  console.error(reason ?? "What tells speech from noise is not there: bin/admin model fetch brings it.");
  process.exit(1);
}
const activity = await voiceActivity(folders);

interface Line extends Said {
  text: string;
  /** Delay after the end of the speech, in milliseconds. */
  lagMs: number;
}

/** An utterance ends with silence; a forced cut doesn't. */
const voiceEnd = ({ samples, endedAt }: Said): number => {
  let last = samples.length;
  while (last > 0 && Math.abs(samples[last - 1] ?? 0) < 400) last -= 1;
  return endedAt - ((samples.length - last) / INPUT_SAMPLE_RATE) * 1_000;
};

/**
 * Transcribes a microphone like the process in the room does; with `live` at the pace of speech, otherwise as
 * fast as possible.
 */
async function captioned(sound: Int16Array, { live }: { live: boolean }): Promise<Line[]> {
  const hear: VoiceActivity = activity();
  const utterances = new Utterances();
  const lines: Promise<Line>[] = [];
  const started = Date.now();
  const all = joined([sound, silence(1_000)]);
  for (let window = 0; (window + 1) * WINDOW_SAMPLES <= all.length; window += 1) {
    const samples = all.slice(window * WINDOW_SAMPLES, (window + 1) * WINDOW_SAMPLES);
    const at = live ? Date.now() : started + (window + 1) * WINDOW_MS;
    const said = utterances.hear(samples, await hear(samples, at), at);
    if (said) lines.push(writtenDown(said, live));
    if (said && !live) await lines.at(-1);
    if (live) await sleep(Math.max(0, started + (window + 1) * WINDOW_MS - Date.now()));
  }
  return Promise.all(lines);
}

async function writtenDown(said: Said, live: boolean): Promise<Line> {
  const { text } = await recognizer().transcribe({
    samples: said.samples,
    language: "en",
    names: ["Ada Lovelace", "Grace Hopper"],
  });
  return { ...said, text, lagMs: live ? Date.now() - voiceEnd(said) : 0 };
}

const RECOGNIZER = "moonshine/worker-main";

const percent = ({ errors, words }: WordErrors): number => (errors / words) * 100;
const failed: string[] = [];
function goal(name: string, value: number, most: number, unit: string): void {
  if (value > most) failed.push(name);
  console.log(`${name}: ${value.toFixed(2)} ${unit} (at most ${most})${value > most ? "  NOT MET" : ""}`);
}

const lines = await allSpoken(ANNOUNCER_LINES);
const announcer = joined(lines.flatMap((line) => [line, silence(900)]));
const talk = joined((await allSpoken(TALK)).flatMap((line) => [line, silence(700)]));
await recognizer().transcribe({ samples: lines[0] ?? new Int16Array(0), language: "en", names: [] });

const textOf = (heard: readonly Line[]): string => heard.map(({ text }) => text).join(" ");
const before = childUsage(RECOGNIZER);
const clean = await captioned(talk, { live: false });
const seconds = talk.length / INPUT_SAMPLE_RATE;
goal("Word errors, talk", percent(wordErrors(TALK.join(" "), textOf(clean))), 5, "%");
goal(
  "Processor seconds a second of speech",
  (childUsage(RECOGNIZER).seconds - before.seconds) / seconds,
  0.2,
  "s",
);
const said = await captioned(announcer, { live: false });
goal(
  "Word errors, ten lines of the announcer",
  percent(wordErrors(ANNOUNCER_LINES.join(" "), textOf(said))),
  3,
  "%",
);
const inNoise = await captioned(noisy(talk, 10), { live: false });
console.log(
  `Word errors with noise at 10 dB: ${percent(wordErrors(TALK.join(" "), textOf(inNoise))).toFixed(2)} %`,
);
const invented = await captioned(noisy(silence(300_000).fill(1), -60), { live: false });
goal("Words in five minutes of noise", textOf(invented).split(/\s+/).filter(Boolean).length, 0, "words");
const half = Math.floor(talk.length / 2);
const both = (
  await Promise.all([talk.slice(0, half), talk.slice(half)].map((one) => captioned(one, { live: true })))
).flat();
const lags = both.map(({ lagMs }) => lagMs).sort((one, other) => one - other);
goal("Behind the voice, two at once, the slowest", (lags.at(-1) ?? 0) / 1_000, 1.5, "s");
console.log(
  `Behind the voice, two at once, in the middle: ${((lags[Math.floor(lags.length / 2)] ?? 0) / 1_000).toFixed(2)} s`,
);
goal("Memory of the recogniser", childUsage(RECOGNIZER).megabytes, 900, "MB");
if (process.argv.includes("--lines")) for (const { text } of [...clean, ...said]) console.log(`  ${text}`);
process.exit(failed.length > 0 ? 1 : 0);
