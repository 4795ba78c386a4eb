/** One note: `beat` counts from the start of the loop, `semitones` from A4 (440 Hz), `gain` 0–1. */
export interface Note {
  beat: number;
  beats: number;
  semitones: number;
  gain: number;
  voice: "pad" | "pluck" | "bass" | "kick" | "hat";
}

export interface Score {
  beatsPerMinute: number;
  /** Length of the loop in beats. */
  beats: number;
  notes: Note[];
}

export type MusicTrack = "lobby" | "upbeat" | "calm";

/** Full volume is still quieter than a speaking voice. */
export const MUSIC_LOUDEST = 0.5;
/** Softens the synthesized sounds. */
export const MUSIC_LOWPASS_HERTZ = 4_200;

type Chord = readonly [number, number, number];

const BEATS_A_CHORD = 4;

function pads(chords: readonly Chord[], gain: number): Note[] {
  return chords.flatMap((chord, bar) =>
    chord.map((semitones) => ({
      beat: bar * BEATS_A_CHORD,
      beats: BEATS_A_CHORD,
      semitones,
      gain,
      voice: "pad" as const,
    })),
  );
}

function basses(chords: readonly Chord[], at: readonly number[], gain: number): Note[] {
  return chords.flatMap(([root], bar) =>
    at.map((beat) => ({
      beat: bar * BEATS_A_CHORD + beat,
      beats: 0.9,
      semitones: root - 24,
      gain,
      voice: "bass" as const,
    })),
  );
}

/** Broken chords: `order` picks chord members, one every `step` beats; 3 is the root an octave up. */
function plucks(chords: readonly Chord[], order: readonly number[], step: number, gain: number): Note[] {
  return chords.flatMap((chord, bar) =>
    order.map((member, place) => ({
      beat: bar * BEATS_A_CHORD + place * step,
      beats: step * 2,
      semitones: (chord[member % 3] ?? 0) + (member >= 3 ? 12 : 0),
      gain: place % 2 === 0 ? gain : gain * 0.7,
      voice: "pluck" as const,
    })),
  );
}

function pulse(voice: "kick" | "hat", bars: number, at: readonly number[], gain: number): Note[] {
  return Array.from({ length: bars }, (_, bar) =>
    at.map((beat) => ({ beat: bar * BEATS_A_CHORD + beat, beats: 0.25, semitones: 0, gain, voice })),
  ).flat();
}

// Chords like Am7 without the seventh: soft under speech, in A minor and C major.
const LOBBY: readonly Chord[] = [
  [-12, -9, -5],
  [-16, -12, -9],
  [-9, -5, -2],
  [-14, -10, -7],
];
const UPBEAT: readonly Chord[] = [
  [-9, -5, -2],
  [-14, -10, -7],
  [-12, -9, -5],
  [-16, -12, -9],
];
const CALM: readonly Chord[] = [
  [-9, -5, -2],
  [-16, -12, -9],
  [-12, -9, -5],
  [-14, -9, -7],
];

/** The three tracks, composed here so that nothing has to be downloaded or licensed. */
export const SCORES: Record<MusicTrack, Score> = {
  lobby: {
    beatsPerMinute: 84,
    beats: 16,
    notes: [
      ...pads(LOBBY, 0.16),
      ...basses(LOBBY, [0, 2.5], 0.3),
      ...plucks(LOBBY, [0, 1, 2, 3, 2, 1, 2, 1], 0.5, 0.2),
      ...pulse("hat", 4, [1, 3], 0.05),
    ],
  },
  upbeat: {
    beatsPerMinute: 118,
    beats: 16,
    notes: [
      ...pads(UPBEAT, 0.1),
      ...basses(UPBEAT, [0, 1.5, 2, 3.5], 0.34),
      ...plucks(UPBEAT, [0, 2, 1, 3, 0, 2, 3, 2], 0.5, 0.24),
      ...pulse("kick", 4, [0, 1, 2, 3], 0.5),
      ...pulse("hat", 4, [0.5, 1.5, 2.5, 3.5], 0.09),
    ],
  },
  calm: {
    beatsPerMinute: 58,
    beats: 16,
    notes: [...pads(CALM, 0.2), ...basses(CALM, [0], 0.22), ...plucks(CALM, [2, 3], 2, 0.14)],
  },
};

/** Returns the notes that start in [from, to) seconds since the music started, each with its own start. */
export function notesBetween(score: Score, from: number, to: number): { at: number; note: Note }[] {
  const beat = 60 / score.beatsPerMinute;
  const loop = score.beats * beat;
  const found: { at: number; note: Note }[] = [];
  for (let round = Math.floor(Math.max(0, from) / loop); round * loop < to; round += 1) {
    for (const note of score.notes) {
      const at = round * loop + note.beat * beat;
      if (at >= from && at < to) found.push({ at, note });
    }
  }
  return found;
}
