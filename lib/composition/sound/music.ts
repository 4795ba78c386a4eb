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
  const frequency = 440 * 2 ** (note.semitones / 12);
  const wave = note.voice === "pad" || note.voice === "kick" ? Math.sin : triangle;
  const volume = envelopeOf(note, length);
  const to = Math.min(out.length, place + length * 1.6 * SAMPLE_RATE);
  for (let at = Math.max(0, Math.ceil(place)); at < to; at += 1) {
    const time = (at - place) / SAMPLE_RATE;
    const turns = note.voice === "kick" ? kickTurns(time) : frequency * time;
    out[at] = (out[at] ?? 0) + wave(2 * Math.PI * turns) * volume(time);
  }
}

const triangle = (angle: number): number => (2 / Math.PI) * Math.asin(Math.sin(angle));

/** Pads swell; everything else is struck. */
function envelopeOf({ voice, gain }: Note, length: number): (time: number) => number {
  const isPad = voice === "pad";
  const risen = isPad ? length * 0.4 : 0.01;
  const falls = isPad ? length * 0.7 : 0.02;
  const fall = isPad ? length * 0.15 : length * 0.25;
  return (time) => {
    if (time < risen) return (gain * time) / risen;
    return time < falls ? gain : gain * Math.exp((falls - time) / fall);
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
