import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { SAMPLE_RATE } from "@/lib/composition/grid";
import { renderApplause } from "@/lib/composition/sound/applause";
import { renderMusic } from "@/lib/composition/sound/music";
import { atSpeechRate } from "@/lib/composition/sound/read-voice";
import { type HeardSegment, INPUT_SAMPLE_RATE, type Recognizer } from "@/lib/providers/stt";
import { builtInRecognizer, trackProcess } from "@/lib/providers/stt/built-in";
import { tellApart, voiceListener } from "@/lib/providers/voices";
import { modelsCache } from "@/stack/models";
import { joined, noisy, silence } from "@/test/caption-eval/sample";
import { wordErrors, wordsIn } from "@/test/caption-eval/word-errors";
import { childUsage } from "@/test/rig/child-usage";
import { CLIPS, type Clip } from "./clips";
import { mixOf, sharesOf, THREE_VOICES } from "./mixed-voices";

/** Measures how well tracks are transcribed. Needs the models; exits with 1 if a goal is missed. */
process.env.MODELS_DIR ??= modelsCache(process.env);
for (const name of ["DATABASE_URL", "SHOWRUNNER_SECRET", "LIVEKIT_API_KEY", "LIVEKIT_API_SECRET"])
  process.env[name] ??= "none-is-used";

const recognizer: Recognizer = builtInRecognizer(undefined, trackProcess());
const { reason } = await recognizer.status();
if (reason !== null) {
  console.error(reason);
  process.exit(1);
}

const failed: string[] = [];
function goal(name: string, value: number, most: number, unit: string): void {
  if (value > most) failed.push(name);
  console.log(
    `${name}: ${value.toFixed(1)} ${unit} (at most ${most.toFixed(0)})${value > most ? "  NOT MET" : ""}`,
  );
}

function samplesOf({ file }: Clip): Int16Array {
  const path = join(import.meta.dirname, "samples", `${file}.flac`);
  const args = ["-v", "error", "-i", path, "-f", "s16le", "-ac", "1", "-ar", "16000", "-"];
  const bytes = execFileSync("ffmpeg", args);
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** Both spellings are right. */
const spelled = (text: string): string =>
  wordsIn(text)
    .map((word) => (word === "mr" ? "mister" : (NUMBERS[Number(word)] ?? word)))
    .join(" ");

const transcribe = (samples: Int16Array) => recognizer.transcribeTrack({ samples, language: "en" });
const textOf = (heard: readonly HeardSegment[]): string => heard.map(({ text }) => text).join(" ");
const all = CLIPS.map(samplesOf);
const wanted = CLIPS.map(({ text }) => text).join(" ");

/** All clips on one track, with a second of silence between them. */
const trackOf = (sounds: readonly Int16Array[]) => joined(sounds.flatMap((one) => [silence(1_000), one]));
const errorsIn = (text: string): number => {
  const { errors, words } = wordErrors(wanted, spelled(text));
  return (100 * errors) / words;
};

/** The recognizer alone, which gets the clips one by one, as they are. */
async function bare(sounds: readonly Int16Array[]): Promise<number> {
  const texts: string[] = [];
  for (const samples of sounds)
    texts.push((await recognizer.transcribe({ samples, language: "en", names: [] })).text);
  return errorsIn(texts.join(" "));
}

for (const [name, sounds, most] of [
  ["clean", all, 6],
  ["with noise at 10 dB", all.map((one) => noisy(one, 10)), 12],
] as const) {
  const alone = await bare(sounds);
  const heard = textOf(await transcribe(trackOf(sounds)));
  console.log(`  recognizer alone, ${name}: ${alone.toFixed(1)} %`);
  goal(`Word errors, ${name}`, errorsIn(heard), Math.max(most, 1.1 * alone), "%");
}

/** Distances of the beginnings and ends of words from where people marked them, in milliseconds. */
async function distances(clip: Clip, marks: readonly number[], change: (sound: Int16Array) => Int16Array) {
  const found: number[] = [];
  for (const beforeMs of [1_000, 1_007, 1_015]) {
    const sound = joined([silence(beforeMs), change(samplesOf(clip)), silence(1_000)]);
    const words = (await transcribe(sound)).flatMap((segment) => segment.words ?? []);
    for (const [index, { from, to }] of words.slice(0, marks.length - 1).entries())
      for (const [time, mark] of [
        [from, marks[index]],
        [to, marks[index + 1]],
      ] as const)
        found.push(Math.abs(1_000 * (time - (mark ?? 0)) - beforeMs));
  }
  return found;
}

for (const [name, change] of [
  ["clean", (sound: Int16Array) => sound],
  ["with noise at 10 dB", (sound: Int16Array) => noisy(sound, 10)],
] as const) {
  const found: number[] = [];
  for (const clip of CLIPS) if (clip.marks) found.push(...(await distances(clip, clip.marks, change)));
  found.sort((a, b) => a - b);
  const at = (share: number): number => found[Math.floor(share * (found.length - 1))] ?? Number.NaN;
  goal(`Word times, ${name}, median of ${found.length}`, at(0.5), 60, "ms");
  goal(`Word times, ${name}, 95 of 100`, at(0.95), 200, "ms");
}

const seconds = 60;
const samples = seconds * SAMPLE_RATE;
const quiet: [string, Int16Array][] = [
  ["silence", silence(seconds * 1_000)],
  ["noise", noisy(silence(seconds * 1_000).fill(1), -60)],
  ["music", atSpeechRate(renderMusic("lobby", 0, samples))],
  ["applause", atSpeechRate(renderApplause("evaluation", 0, samples))],
];
for (const [name, sound] of quiet)
  goal(`Words invented in a minute of ${name}`, wordsIn(textOf(await transcribe(sound))).length, 0, "words");

const RECOGNIZER = "moonshine/worker-main";
const VOICES = "d-vector/worker-main";
const before = childUsage(RECOGNIZER).seconds;
const track = trackOf(all);
const started = performance.now();
await transcribe(track);
const wall = (performance.now() - started) / 1_000;
const length = track.length / INPUT_SAMPLE_RATE;
const used = (childUsage(RECOGNIZER).seconds - before) / length;
console.log(`  processor seconds a second of sound: ${used.toFixed(2)}`);
goal("Minutes for an hour of one microphone", (60 * wall) / length, 15, "min");
const mixed = mixOf(THREE_VOICES);
for (const [name, sound, most] of [
  ["clean", mixed.sound, 3],
  ["with noise at 20 dB", noisy(mixed.sound, 20), 5],
] as const) {
  const shares = sharesOf(tellApart(await voiceListener().windowsIn(sound)), mixed.spoken);
  console.log(`  right voices, ${name}: ${(100 * shares.right).toFixed(1)} % of the spoken time`);
  goal(`Wrong voices, ${name}`, 100 * shares.wrong, most, "% of the spoken time");
}
const voicesUsed = childUsage(VOICES).seconds;
await voiceListener().windowsIn(mixed.sound);
const voiceSeconds = (childUsage(VOICES).seconds - voicesUsed) / (mixed.sound.length / INPUT_SAMPLE_RATE);
console.log(`  CPU seconds for the voices in a second of sound: ${voiceSeconds.toFixed(3)}`);
console.log(failed.length === 0 ? "All goals met." : `Not met: ${failed.join("; ")}.`);
process.exit(failed.length === 0 ? 0 : 1);
