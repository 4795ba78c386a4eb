import { firstEndingAfter, type Interval } from "../time/intervals";
import { keyOf } from "../time/key-of";
import { SAMPLE_RATE, sampleAt } from "../time/units";
import { type ChosenSource, chooseSources, SOUND } from "../tracks/choose-sources";
import { coverOf } from "../tracks/part-cover";
import { type ProgramTrack, partsIn } from "../tracks/track";
import { type BedDuring, bedsOf } from "./beds";
import type { SoundInput } from "./sound-input";
import type { SoundSection } from "./sound-piece";
import type { SpokenTime } from "./spoken-times";
import { type Voice, voicesOf } from "./voices";

/**
 * Returns what finds the sound of a window, in samples of the session's media time. Places in it are relative
 * to `start`.
 */
export function sectionFinder(input: SoundInput): (window: Interval, start: number) => SoundSection[] {
  const voices = voicesOf(input);
  const beds = bedsOf(input);
  return (window, start) => {
    const sections = [
      ...voices.flatMap((list) => within(list, window).flatMap((one) => trackSections(input, one, start))),
      ...beds.flatMap((list) => within(list, window).map((one) => bedSection(one, start))),
    ];
    return sections.sort((a, b) => a.from - b.from || (nameOf(a) < nameOf(b) ? -1 : 1));
  };
}

/** So that the order doesn't depend on who was heard first in the show. */
const nameOf = ({ source }: SoundSection): string =>
  source.kind === "track" ? `track ${source.partId}` : JSON.stringify(source);

/** What was heard in the window, in samples. */
type Within<T> = T & { samples: Interval };

function within<T extends Interval>(list: readonly T[], window: Interval): Within<T>[] {
  const found: Within<T>[] = [];
  for (let index = firstEndingAfter(list, window.from, sampleAt); index < list.length; index += 1) {
    const one = list[index];
    if (!one || sampleAt(one.from) >= window.to) break;
    const from = Math.max(window.from, sampleAt(one.from));
    found.push({ ...one, samples: { from, to: Math.min(window.to, sampleAt(one.to)) } });
  }
  return found;
}

function trackSections(
  { parts }: Pick<SoundInput, "parts">,
  { personId, kind, gain, samples }: Within<Voice>,
  start: number,
): SoundSection[] {
  const sources = chooseSources(parts(personId, kind), samples, 0, SOUND);
  return sources.map(({ part, from, to, gaps }: ChosenSource) => ({
    source: {
      kind: "track",
      track: kind,
      personId,
      partId: part.id,
      copy: part.copy,
      gaps: gaps.map((gap) => ({ from: gap.from - start, to: gap.to - start })),
      chunks: coverOf(part).chunksFor({ from: msOf(from), to: msOf(to) }),
    },
    from: from - start,
    to: to - start,
    position: from,
    gain,
  }));
}

/** Returns where a microphone's sound between two times is stored: the better copy of each moment. */
export function microphoneSections(
  tracks: readonly ProgramTrack[],
  { personId, sessionId, fromMs, toMs }: SpokenTime,
): SoundSection[] {
  const samples = { from: sampleAt(fromMs), to: sampleAt(toMs) };
  const voice = { personId, kind: "microphone", gain: 1, from: fromMs, to: toMs, samples } as const;
  return trackSections({ parts: partsIn(tracks, sessionId) }, voice, samples.from);
}

/** Returns what changes whenever other sound of a microphone would be heard between two times. */
export const microphoneMark = (tracks: readonly ProgramTrack[], time: SpokenTime): string =>
  keyOf([time.personId, time.sessionId, time.fromMs, time.toMs, microphoneSections(tracks, time)]);

const msOf = (sample: number): number => (sample * 1000) / SAMPLE_RATE;

const bedSection = (
  { bed, from, positionMs, gain, samples }: Within<BedDuring>,
  start: number,
): SoundSection => ({
  source: bed,
  from: samples.from - start,
  to: samples.to - start,
  position: sampleAt(positionMs - from) + samples.from,
  gain,
});
