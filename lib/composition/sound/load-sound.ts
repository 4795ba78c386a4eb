import { SAMPLE_RATE } from "../grid";
import { ComposeError } from "../media/compose-error";
import { type MediaFiles, putMedia } from "../media/files";
import type { PieceNote } from "../media/note";
import { type Child, GUARDS, readResult, runFfmpeg } from "../media/run-ffmpeg";
import { loadRuns, type Run } from "../sources/load-runs";
import { unreadableFiles } from "../sources/unreadable-files";
import type { SoundJob, SoundSection } from "./sound-job";
import type { Stereo } from "./window";

/** The decoded sound of a section that comes from files: of a track's runs, or of a video. */
export interface DecodedSection {
  section: SoundSection;
  runs: { run: Run; samples: Float32Array }[];
  video: Stereo | null;
}

export interface LoadedSound {
  sections: DecodedSection[];
  notes: PieceNote[];
}

/** A file to decode, from a time in it on, in seconds. */
interface Input {
  name: string;
  key: string;
  channels: 1 | 2;
  from: number;
  /** Null to decode all of it. */
  seconds: number | null;
}

/** Decodes everything in one go, in a confined child. */
export async function loadSound(
  { sections }: Pick<SoundJob, "sections">,
  files: MediaFiles,
  child: Child,
): Promise<LoadedSound> {
  const { folder } = child;
  const notes: PieceNote[] = [];
  const inputs: Input[] = [];
  const placed: { section: SoundSection; runs: Run[]; video: string | null }[] = [];
  for (const [index, section] of sections.entries()) {
    const { source } = section;
    const name = `sound-${index}`;
    if (source.kind === "voice") {
      const runs = await loadRuns(source.part, files, { folder, name, notes });
      placed.push({ section, runs, video: null });
      inputs.push(...runs.map((run) => inputOf(run, source.part.header)));
    } else if (source.kind === "video") {
      const isThere = await putMedia(files, source.key, folder, name);
      if (!isThere) notes.push({ code: "missing_file", key: source.key });
      placed.push({ section, runs: [], video: isThere ? name : null });
      const seconds = (section.to - section.from) / SAMPLE_RATE;
      if (isThere)
        inputs.push({ name, key: source.key, channels: 2, from: source.position / SAMPLE_RATE, seconds });
    } else placed.push({ section, runs: [], video: null });
  }
  const sound = await decoded(inputs, notes, child);
  const decodedSections = placed.map(({ section, runs, video }) => ({
    section,
    runs: runs.flatMap((run) => {
      const samples = sound.get(run.name);
      return samples ? [{ run, samples }] : [];
    }),
    video: video === null ? null : split(sound.get(video)),
  }));
  return { sections: decodedSections, notes };
}

const inputOf = ({ name, keys, anchors }: Run, header: string): Input => ({
  ...{ name, key: keys[0] ?? header, channels: 1, from: anchors[0].fileTime, seconds: null },
});

/** Returns samples by input. Leaves out files without sound, with a note. */
async function decoded(
  inputs: readonly Input[],
  notes: PieceNote[],
  child: Child,
): Promise<Map<string, Float32Array>> {
  let good = inputs;
  if (good.length > 0)
    try {
      await runFfmpeg("ffmpeg", decoding(good), child);
    } catch (error) {
      if (!(error instanceof ComposeError) || error.failure !== "failed") throw error;
      const names = await unreadableFiles(
        inputs.map(({ name }) => name),
        "a",
        child,
      );
      if (names.length === 0) throw error;
      const bad = inputs.filter(({ name }) => names.includes(name));
      notes.push(...bad.map(({ key }) => ({ code: "unreadable_file" as const, key })));
      good = inputs.filter(({ name }) => !names.includes(name));
      if (good.length > 0) await runFfmpeg("ffmpeg", decoding(good), child);
    }
  const sound = new Map<string, Float32Array>();
  for (const { name } of good) {
    const bytes = await readResult(child.folder, `${name}.pcm`);
    const length = Math.floor(bytes.length / 4);
    sound.set(name, new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + 4 * length)));
  }
  return sound;
}

/** Missing sound stays missing: it becomes silence, never shorter. */
const STEADY = `aresample=${SAMPLE_RATE}:async=1:min_hard_comp=0.02:first_pts=0`;

function decoding(inputs: readonly Input[]): string[] {
  const opened = inputs.flatMap(({ name, from, seconds }) => [
    ...GUARDS,
    ...(seconds === null ? [] : ["-ss", from.toFixed(6)]),
    ...["-i", name],
  ]);
  const written = inputs.flatMap(({ name, channels, from, seconds }, index) => [
    ...["-map", `${index}:a:0`, "-af", `asetpts='PTS-(${from.toFixed(6)})/TB',${STEADY}`],
    ...["-ac", String(channels), "-c:a", "pcm_f32le", "-f", "f32le"],
    ...(seconds === null ? [] : ["-t", seconds.toFixed(6)]),
    `${name}.pcm`,
  ]);
  return ["-copyts", "-y", ...opened, ...written];
}

function split(samples: Float32Array | undefined): Stereo | null {
  if (!samples) return null;
  const side = (channel: number) =>
    Float32Array.from({ length: samples.length / 2 }, (_, at) => samples[2 * at + channel] ?? 0);
  return { left: side(0), right: side(1) };
}
