import { likeness, unit } from "@/lib/providers/embeddings/port";
import type { VoiceWindow } from "../port";
import { consistency, type Group, groupOf, joinedGroups } from "./groups";
import { utterancesOf } from "./utterances";

/** A voice that can be heard for some time, in seconds of the sound. */
export interface VoiceTurn {
  from: number;
  to: number;
  /** 1 for the voice that is heard first, and so on. */
  voice: number;
}

/** In windows: speech that is compared as a whole, and the least of it that says anything about a voice. */
const PIECE = 5;
const SHORTEST_PIECE = 3;
/** In a piece that is less consistent, several voices or noises are heard. */
const CONSISTENT = 0.72;
/** Pieces are one voice from here. A few seconds of two people are rarely as much alike. */
const ALIKE = 0.82;
/** In windows. Less of a voice isn't one. */
const SHORTEST_VOICE = 5;
/** In windows. What says less is a voice only if it's this unlike all others. */
const LONG_VOICE = 18;
const DISTINCT = 0.6;
/** A window is someone's voice from here, and if no other voice is nearly as close. */
const SURE = 0.68;
const CLEARLY = 0.1;
/** What another voice has to be closer by, summed over its windows, to have spoken in between. */
const SWITCH = 0.35;
/** How often voices are worked out again from the windows that they got. */
const ROUNDS = 2;

/**
 * Tells apart who speaks when in mixed sound. How many people there are isn't known. Time in which that isn't sure, such
 * as when two speak at once, is in no turn.
 * @param windows in order
 * @returns in order, without overlaps
 */
export function tellApart(windows: readonly VoiceWindow[]): VoiceTurn[] {
  const utterances = utterancesOf(windows);
  let voices = firstVoices(utterances);
  let said = utterances.map((utterance) => voicesIn(utterance, voices));
  for (let round = 0; round < ROUNDS; round += 1) {
    voices = voicesAgain(utterances, said, voices.length);
    said = utterances.map((utterance) => voicesIn(utterance, voices));
  }
  return numbered(utterances.flatMap((utterance, at) => turnsOf(utterance, said[at] ?? [])));
}

function firstVoices(utterances: readonly VoiceWindow[][]): Float32Array[] {
  const pieces: Group[] = [];
  for (const utterance of utterances) {
    const count = Math.max(1, Math.round(utterance.length / PIECE));
    for (let at = 0; at < count; at += 1) {
      const from = Math.round((at * utterance.length) / count);
      const to = Math.round(((at + 1) * utterance.length) / count);
      if (to - from >= SHORTEST_PIECE) pieces.push(groupOf(utterance.slice(from, to)));
    }
  }
  return voicesOf(
    joinedGroups(
      pieces.filter((piece) => consistency(piece) >= CONSISTENT),
      ALIKE,
    ),
  );
}

/** Without groups that say too little to be a voice, and small ones that may be another voice. */
function voicesOf(groups: readonly Group[]): Float32Array[] {
  const voices: Float32Array[] = [];
  for (const { sum, windows } of [...groups].sort((one, other) => other.windows - one.windows)) {
    if (windows < SHORTEST_VOICE) break;
    const voice = unit(sum);
    const isOwn = windows >= LONG_VOICE || voices.every((other) => likeness(voice, other) < DISTINCT);
    if (isOwn) voices.push(voice);
  }
  return voices;
}

/** From the windows that were surely a voice's. */
function voicesAgain(
  utterances: readonly VoiceWindow[][],
  said: readonly (number | null)[][],
  count: number,
): Float32Array[] {
  const all = Array.from({ length: count }, (): VoiceWindow[] => []);
  utterances.forEach((utterance, at) => {
    utterance.forEach((window, index) => {
      const voice = said[at]?.[index];
      if (voice !== null && voice !== undefined) all[voice]?.push(window);
    });
  });
  return voicesOf(joinedGroups(all.filter((own) => own.length > 0).map(groupOf), ALIKE));
}

/** Returns whose voice is in each window of an utterance, or null where it isn't sure. */
function voicesIn(utterance: readonly VoiceWindow[], voices: readonly Float32Array[]): (number | null)[] {
  if (voices.length === 0) return utterance.map(() => null);
  const likenesses = utterance.map((_, at) => {
    const around = unit(groupOf(utterance.slice(Math.max(0, at - 1), at + 2)).sum);
    return voices.map((voice) => likeness(voice, around));
  });
  return bestPath(likenesses).map((voice, at) => {
    const all = likenesses[at] ?? [];
    const own = all[voice] ?? 0;
    const next = Math.max(-1, ...all.filter((_, other) => other !== voice));
    return own >= SURE && own - next >= CLEARLY ? voice : null;
  });
}

/** Returns the voices that fit best in all, if each change of the voice costs something. */
function bestPath(likenesses: readonly number[][]): number[] {
  const cameFrom: number[][] = [];
  let sums: number[] = [];
  for (const [at, row] of likenesses.entries()) {
    const best = sums.indexOf(Math.max(...sums));
    const from = row.map((_, voice) =>
      at > 0 && (sums[best] ?? 0) - SWITCH > (sums[voice] ?? 0) ? best : voice,
    );
    sums = row.map((value, voice) => {
      const before = from[voice] ?? voice;
      return value + (sums[before] ?? 0) - (before === voice ? 0 : SWITCH);
    });
    cameFrom.push(from);
  }
  let voice = sums.indexOf(Math.max(...sums));
  const path: number[] = [];
  for (let at = likenesses.length - 1; at >= 0; at -= 1) {
    path.unshift(voice);
    voice = cameFrom[at]?.[voice] ?? voice;
  }
  return path;
}

/** A window stands for the time that is closer to its middle than to another's, the outer ones for what is left. */
function turnsOf(utterance: readonly VoiceWindow[], said: readonly (number | null)[]): VoiceTurn[] {
  const turns: VoiceTurn[] = [];
  const middle = (at: number): number => {
    const { from = 0, to = 0 } = utterance[at] ?? {};
    return (from + to) / 2;
  };
  utterance.forEach((window, at) => {
    const voice = said[at] ?? null;
    if (voice === null) return;
    const from = at === 0 ? window.from : (middle(at - 1) + middle(at)) / 2;
    const to = at === utterance.length - 1 ? window.to : (middle(at) + middle(at + 1)) / 2;
    const open = turns.at(-1);
    if (open && open.voice === voice && open.to === from) open.to = to;
    else turns.push({ from, to, voice });
  });
  return turns;
}

function numbered(turns: readonly VoiceTurn[]): VoiceTurn[] {
  const numbers = new Map<number, number>();
  return turns.map(({ from, to, voice }) => {
    const number = numbers.get(voice) ?? numbers.size + 1;
    numbers.set(voice, number);
    return { from, to, voice: number };
  });
}
