import { SAMPLE_RATE } from "../grid";
import { renderApplause } from "./applause";
import { DUCKED, duckedVolume, followVolume, spokenIn } from "./ducking";
import { limit } from "./limiter";
import type { DecodedSection } from "./load-sound";
import { renderMusic } from "./music";
import { placeRun } from "./place-run";
import type { Level, SoundJob, SoundSection } from "./sound-job";
import { type SoundWindow, type Stereo, silence, windowOf } from "./window";

export interface Mixed extends Stereo {
  /** Speech by person, before it's brought to a level. */
  people: ReadonlyMap<string, Float32Array>;
}

/** Mixes a piece and what is around it. */
export function mix(job: SoundJob, sections: readonly DecodedSection[]): Mixed {
  const window = windowOf(job);
  const people = new Map<string, Float32Array>();
  const speech = new Float32Array(window.length);
  const mixed = silence(window.length);
  for (const { section, runs } of sections) {
    const { source } = section;
    if (source.kind !== "voice") continue;
    const voice = new Float32Array(window.length);
    const startsAt = job.startMs / 1000 + window.from / SAMPLE_RATE;
    for (const { run, samples } of runs) placeRun({ samples, anchors: run.anchors, startsAt }, voice);
    fadeEdges(voice, section, window);
    if (!source.isSpeech) {
      addBoth(mixed, voice, section.gain);
      continue;
    }
    add(speech, voice, volumeOf(section.gain, job.levels[source.personId], window));
    const before = people.get(source.personId);
    if (before) add(before, voice, 1);
    else people.set(source.personId, voice);
  }
  addBoth(mixed, speech, 1);
  const spoken = spokenIn(speech);
  addMusic(mixed, sections, spoken, window);
  for (const { section, video } of sections) addOther(mixed, section, video, { spoken, window });
  limit(mixed);
  return { ...mixed, people };
}

/** What samples are multiplied with: all of them, or each at its place in the window. */
type Volume = number | Float32Array;

const LEVEL_SECONDS = 1;

function volumeOf(gain: number, level: Level | undefined, window: SoundWindow): Volume {
  const { before, from } = level ?? { before: 0, from: 0 };
  if (before === from) return gain * 10 ** (from / 20);
  return new Float32Array(window.length).map((_, at) => {
    const moved = Math.min(1, Math.max(0, (at + window.from) / (LEVEL_SECONDS * SAMPLE_RATE)));
    return gain * 10 ** ((before + (from - before) * moved) / 20);
  });
}

/** In samples: a microphone that is switched on or off doesn't click. */
const EDGE = 240;

/** Silences what isn't in the section, and fades it in and out where it begins or ends inside the window. */
function fadeEdges(samples: Float32Array, section: SoundSection, window: SoundWindow): void {
  const from = section.from - window.from;
  const to = section.to - window.from;
  samples.fill(0, 0, Math.max(0, from));
  samples.fill(0, Math.max(0, to));
  for (let at = 0; at < EDGE; at += 1) {
    if (from > 0 && from + at < samples.length) samples[from + at] = ((samples[from + at] ?? 0) * at) / EDGE;
    const end = to - 1 - at;
    if (to < samples.length && end >= 0) samples[end] = ((samples[end] ?? 0) * at) / EDGE;
  }
}

/** A third of the way is left after it: the pages' fade. */
const MUSIC_SECONDS = 0.5 / 3;
/** The music's fade is over after this, in samples. */
const MUSIC_TAIL = 1.5 * SAMPLE_RATE;

function addMusic(
  mixed: Stereo,
  sections: readonly DecodedSection[],
  spoken: readonly boolean[],
  window: SoundWindow,
): void {
  const ducked = duckedVolume(spoken, DUCKED.music, window.length);
  for (const music of musicIn(sections)) {
    const [first] = music;
    const start = first.from - window.from;
    const end = Math.min(window.length, (music.at(-1) ?? first).to - window.from + MUSIC_TAIL);
    const volume = new Float32Array(window.length);
    for (const { gain, from, to } of music)
      for (let at = from - window.from; at < Math.min(window.length, to - window.from); at += 1)
        volume[at] = gain * (ducked[at] ?? 1);
    // Music from before the window is at its volume; music that starts in it is faded in.
    const isOlder = start <= 0 && first.position > 0;
    followVolume(volume, MUSIC_SECONDS, isOlder ? (volume[0] ?? 0) : 0);
    const from = Math.max(0, start);
    addBoth(mixed, renderMusic(first.track, first.position + from - start, end - from), volume, from);
  }
}

type MusicPart = Pick<SoundSection, "from" | "to" | "gain"> & {
  track: Parameters<typeof renderMusic>[0];
  position: number;
};

/** Returns what is one piece of music, in parts of one volume each. */
function musicIn(sections: readonly DecodedSection[]): [MusicPart, ...MusicPart[]][] {
  const found: [MusicPart, ...MusicPart[]][] = [];
  for (const { section } of sections) {
    const { source, from, to, gain } = section;
    if (source.kind !== "music") continue;
    const part = { from, to, gain, track: source.track, position: source.position };
    const last = found.at(-1)?.at(-1);
    const goesOn =
      last?.to === from && last.track === part.track && last.position - last.from === part.position - from;
    if (goesOn) found.at(-1)?.push(part);
    else found.push([part]);
  }
  return found;
}

/** Keeps a video's volume from jumping, in seconds. */
const VIDEO_SECONDS = 0.03;

interface Around {
  spoken: readonly boolean[];
  window: SoundWindow;
}

function addOther(
  mixed: Stereo,
  section: SoundSection,
  video: Stereo | null,
  { spoken, window }: Around,
): void {
  const { source, gain } = section;
  const place = section.from - window.from;
  const length = Math.min(section.to - section.from, window.length - place);
  if (source.kind === "applause")
    addBoth(mixed, renderApplause(source.seed, source.position, length), gain, place);
  if (source.kind !== "video" || !video) return;
  const volume = duckedVolume(spoken, DUCKED.video, window.length);
  followVolume(volume, VIDEO_SECONDS, volume[0] ?? 1);
  const heard = volume.map((ducked) => gain * ducked);
  add(mixed.left, video.left.subarray(0, length), heard, place);
  add(mixed.right, video.right.subarray(0, length), heard, place);
}

function addBoth({ left, right }: Stereo, samples: Float32Array, volume: Volume, place = 0): void {
  add(left, samples, volume, place);
  add(right, samples, volume, place);
}

/** @param place of the first sample in the window */
function add(out: Float32Array, samples: Float32Array, volume: Volume, place = 0): void {
  const first = Math.max(0, -place);
  const end = Math.min(samples.length, out.length - place);
  if (typeof volume === "number")
    for (let at = first; at < end; at += 1)
      out[place + at] = (out[place + at] ?? 0) + (samples[at] ?? 0) * volume;
  else
    for (let at = first; at < end; at += 1)
      out[place + at] = (out[place + at] ?? 0) + (samples[at] ?? 0) * (volume[place + at] ?? 0);
}
