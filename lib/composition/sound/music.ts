import {
  MUSIC_LOUDEST,
  MUSIC_LOWPASS_HERTZ,
  type MusicTrack,
  type Note,
  notesBetween,
  SCORES,
} from "@/lib/stage/sounds/music-score";
import { SAMPLE_RATE } from "../grid";
import { seededRandom } from "../random";
import { filter, lowpass } from "./biquad";

/** No note is heard for longer, in seconds. */
const LONGEST_NOTE = 8;
/** The filter forgets within less, in samples. */
const SETTLING = 2_400;

/**
 * Returns background music at full volume, as the pages play it, from `position` on: in samples since it was
 * started. The same position always sounds the same.
 */
export function renderMusic(track: MusicTrack, position: number, length: number): Float32Array {
  const start = position - SETTLING;
  const samples = new Float32Array(length + SETTLING);
  const score = SCORES[track];
  const beat = 60 / score.beatsPerMinute;
  const from = start / SAMPLE_RATE - LONGEST_NOTE;
  for (const { at, note } of notesBetween(score, Math.max(0, from), (start + samples.length) / SAMPLE_RATE))
    if (note.voice === "hat") playHat(samples, note.gain, at * SAMPLE_RATE - start);
    else playNote(samples, note, at * SAMPLE_RATE - start, note.beats * beat);
  filter(samples, lowpass(MUSIC_LOWPASS_HERTZ, SAMPLE_RATE));
  return samples.subarray(SETTLING).map((sample) => sample * MUSIC_LOUDEST);
}

function playNote(out: Float32Array, note: Note, place: number, seconds: number): void {
  const length = note.voice === "kick" ? KICK_SECONDS : seconds;
  const from = Math.max(0, Math.ceil(place));
  const to = Math.min(out.length, place + length * 1.6 * SAMPLE_RATE);
  if (from >= to) return;
  const time = (from - place) / SAMPLE_RATE;
  const tone = new Float32Array(Math.ceil(to - from));
  fillWave(tone, note, time);
  shapeWave(tone, note, length, time);
  for (let at = 0; at < tone.length; at += 1) out[from + at] = (out[from + at] ?? 0) + (tone[at] ?? 0);
}

/** Fills samples with a note's tone at full volume, from a time of it on, in seconds. */
function fillWave(tone: Float32Array, { voice, semitones }: Note, from: number): void {
  const frequency = 440 * 2 ** (semitones / 12);
  if (voice === "pad") fillSine(tone, frequency, from);
  else if (voice === "kick")
    for (let at = 0; at < tone.length; at += 1)
      tone[at] = Math.sin(2 * Math.PI * kickTurns(from + at / SAMPLE_RATE));
  else for (let at = 0; at < tone.length; at += 1) tone[at] = triangle(frequency * (from + at / SAMPLE_RATE));
}

/** Turned by one angle for each sample, which is faster than a sine each. */
function fillSine(tone: Float32Array, frequency: number, from: number): void {
  const angle = (2 * Math.PI * frequency) / SAMPLE_RATE;
  let [y, x] = [Math.sin(2 * Math.PI * frequency * from), Math.cos(2 * Math.PI * frequency * from)];
  const [rise, keep] = [Math.sin(angle), Math.cos(angle)];
  for (let at = 0; at < tone.length; at += 1) {
    tone[at] = y;
    const turned = y * keep + x * rise;
    x = x * keep - y * rise;
    y = turned;
  }
}

/** Of turns, which aren't negative. */
function triangle(turns: number): number {
  const part = turns - Math.floor(turns);
  if (part < 0.25) return 4 * part;
  return part < 0.75 ? 2 - 4 * part : 4 * part - 4;
}

/** Gives a tone its note's volume, from a time of it on, in seconds. Pads swell; everything else is struck. */
function shapeWave(tone: Float32Array, { voice, gain }: Note, length: number, from: number): void {
  const isPad = voice === "pad";
  const risen = isPad ? length * 0.4 : 0.01;
  const falls = isPad ? length * 0.7 : 0.02;
  const fall = isPad ? length * 0.15 : length * 0.25;
  const less = Math.exp(-1 / (fall * SAMPLE_RATE));
  let fallen = 0;
  for (let at = 0; at < tone.length; at += 1) {
    const time = from + at / SAMPLE_RATE;
    let volume = gain;
    if (time < risen) volume = (gain * time) / risen;
    else if (time >= falls) {
      fallen = fallen === 0 ? gain * Math.exp((falls - time) / fall) : fallen * less;
      volume = fallen;
    }
    tone[at] = (tone[at] ?? 0) * volume;
  }
}

const KICK_SECONDS = 0.25;
const KICK = { from: 110, to: 42, seconds: 0.12 };

/** How often the kick's tone has swung: it falls at first, then it stays. */
function kickTurns(time: number): number {
  const { from, to, seconds } = KICK;
  const rate = Math.log(to / from) / seconds;
  const turns = (from * (Math.exp(rate * Math.min(time, seconds)) - 1)) / rate;
  return turns + to * Math.max(0, time - seconds);
}

const HAT_SECONDS = 0.05;
const HAT_END = 0.0001;

function playHat(out: Float32Array, gain: number, place: number): void {
  const random = seededRandom("hat");
  const first = Math.ceil(place);
  for (let at = first; at < first + HAT_SECONDS * SAMPLE_RATE; at += 1) {
    const noise = random() * 2 - 1;
    const time = (at - place) / SAMPLE_RATE;
    if (at >= 0 && at < out.length)
      out[at] = (out[at] ?? 0) + noise * gain * (HAT_END / gain) ** (time / HAT_SECONDS);
  }
}
