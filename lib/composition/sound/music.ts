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
  const time = (from - place) / SAMPLE_RATE;
  const nextWave = waveOf(note, time);
  const nextVolume = envelopeOf(note, length, time);
  for (let at = from; at < to; at += 1) out[at] = (out[at] ?? 0) + nextWave() * nextVolume();
}

/** Returns what gives one sample after the other from a time on, in seconds. */
function waveOf({ voice, semitones }: Note, from: number): () => number {
  const frequency = 440 * 2 ** (semitones / 12);
  if (voice === "pad") return sine(frequency, from);
  let time = from - 1 / SAMPLE_RATE;
  const wave =
    voice === "kick" ? () => Math.sin(2 * Math.PI * kickTurns(time)) : () => triangle(frequency * time);
  return () => {
    time += 1 / SAMPLE_RATE;
    return wave();
  };
}

/** Turned by one angle for each sample, which is faster than a sine each. */
function sine(frequency: number, from: number): () => number {
  const angle = (2 * Math.PI * frequency) / SAMPLE_RATE;
  const first = 2 * Math.PI * frequency * from - angle;
  let [y, x] = [Math.sin(first), Math.cos(first)];
  const [rise, keep] = [Math.sin(angle), Math.cos(angle)];
  return () => {
    const turned = y * keep + x * rise;
    x = x * keep - y * rise;
    y = turned;
    return y;
  };
}

/** Of turns, which aren't negative. */
function triangle(turns: number): number {
  const part = turns - Math.floor(turns);
  if (part < 0.25) return 4 * part;
  return part < 0.75 ? 2 - 4 * part : 4 * part - 4;
}

/** Pads swell; everything else is struck. Returns what gives one volume after the other from a time on. */
function envelopeOf({ voice, gain }: Note, length: number, from: number): () => number {
  const isPad = voice === "pad";
  const risen = isPad ? length * 0.4 : 0.01;
  const falls = isPad ? length * 0.7 : 0.02;
  const fall = isPad ? length * 0.15 : length * 0.25;
  const less = Math.exp(-1 / (fall * SAMPLE_RATE));
  let time = from - 1 / SAMPLE_RATE;
  let fallen = 0;
  return () => {
    time += 1 / SAMPLE_RATE;
    if (time < risen) return (gain * time) / risen;
    if (time < falls) return gain;
    fallen = fallen === 0 ? gain * Math.exp((falls - time) / fall) : fallen * less;
    return fallen;
  };
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
