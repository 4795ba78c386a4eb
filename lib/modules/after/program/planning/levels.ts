import { addLoudness, type LoudnessTally, levelFor, loudnessOf } from "@/lib/composition/sound/loudness";
import type { SoundJob } from "@/lib/composition/sound/sound-job";

/** What was measured in a piece of sound at its place, in AAC frames of the program. */
export interface Heard {
  place: number;
  /** By person: how loud their microphone was. */
  loudness: Readonly<Record<string, LoudnessTally>>;
  /** By person: how much louder they were made, in decibels. */
  levels: Readonly<Record<string, number>>;
}

/**
 * Returns how loud people are made in a piece: as loud as what was heard of them before it says. Levels therefore move
 * slowly, and don't depend on when a piece is made. Someone whose loudness isn't known yet isn't named.
 */
export function levelsAt(heard: readonly Heard[], place: number): SoundJob["levels"] {
  const earlier = heard.filter((one) => one.place < place).sort((a, b) => a.place - b.place);
  const tallies = new Map<string, LoudnessTally>();
  for (const { loudness } of earlier)
    for (const [person, tally] of Object.entries(loudness))
      tallies.set(person, addLoudness(tallies.get(person) ?? { blocks: [] }, tally));
  const previous = earlier.at(-1)?.levels ?? {};
  const levels: Record<string, { before: number; from: number }> = {};
  for (const [person, tally] of tallies) {
    if (loudnessOf(tally) === null) continue;
    const from = levelFor(tally);
    levels[person] = { before: previous[person] ?? from, from };
  }
  return levels;
}

/**
 * Returns the levels of a piece after it was measured: those who weren't known before it get what was measured in it.
 * Null if there is no one new, so that the piece is as it should be.
 */
export function levelsOfNew(
  levels: SoundJob["levels"],
  loudness: Readonly<Record<string, LoudnessTally>>,
): SoundJob["levels"] | null {
  const found = Object.entries(loudness).flatMap(([person, tally]) => {
    if (levels[person] || loudnessOf(tally) === null) return [];
    const level = levelFor(tally);
    return [[person, { before: level, from: level }] as const];
  });
  return found.length === 0 ? null : { ...levels, ...Object.fromEntries(found) };
}
