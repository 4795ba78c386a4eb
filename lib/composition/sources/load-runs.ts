import type { WorkFolder } from "@/lib/platform/confined/work-folder";
import { type MediaFiles, readMedia } from "../media/files";
import type { PieceNote } from "../media/note";
import { chunkTime, type HeaderFacts, readHeader } from "./chunk-time";
import type { PartSource, SourceChunk } from "./part-source";

/** Where a chunk's first sample is, in seconds: as its file counts, and on the session's media time. */
export interface Anchor {
  fileTime: number;
  mediaTime: number;
}

/** A file in a child's folder that can be decoded from its beginning to its end. */
export interface Run {
  name: string;
  /** The keys it's made of. */
  keys: readonly string[];
  container: HeaderFacts["container"];
  isLayered: boolean;
  /** One for each chunk, in order. */
  anchors: readonly [Anchor, ...Anchor[]];
}

interface Destination {
  folder: WorkFolder;
  /** What the runs' names start with. */
  name: string;
  notes: PieceNote[];
}

/** A chunk covers at most two seconds, so this is plenty even for 4K. */
const MOST_CHUNK_BYTES = 64 * 1024 * 1024;

/**
 * Puts a source into the folder as files that can be decoded. After a chunk that is missing or that can't be
 * read, nothing can be decoded until the next one that starts clean: that begins another file.
 */
export async function loadRuns(source: PartSource, files: MediaFiles, to: Destination): Promise<Run[]> {
  const header = await readMedia(files, source.header, MOST_CHUNK_BYTES);
  const facts = header && readHeader(header);
  if (!facts) {
    to.notes.push({ code: header ? "unreadable_file" : "missing_file", key: source.header });
    return [];
  }
  const runs: LoadedRun[] = [];
  let last: SourceChunk | undefined;
  for (const chunk of source.chunks) {
    const loaded = await loadChunk(chunk, facts, files, to.notes);
    const follows = last !== undefined && last.number + 1 === chunk.number;
    last = loaded ? chunk : undefined;
    if (!loaded) continue;
    const run = runs.at(-1);
    const isLater = run !== undefined && loaded.fileTime > (run.anchors.at(-1)?.fileTime ?? 0);
    if (follows && run && isLater) extend(run, chunk, loaded);
    else if (chunk.startsClean) runs.push(extend(newRun(), chunk, loaded));
    else last = undefined;
  }
  const written = runs.map(async ({ bytes, anchors: [first, ...later], keys }, index): Promise<Run[]> => {
    const name = `${to.name}-${index}`;
    await to.folder.put(name, concatenated([header, ...bytes]));
    const { container, isLayered } = facts;
    return first ? [{ name, keys, container, isLayered, anchors: [first, ...later] }] : [];
  });
  return (await Promise.all(written)).flat();
}

interface LoadedChunk {
  bytes: Buffer;
  fileTime: number;
}

interface LoadedRun {
  bytes: Buffer[];
  anchors: Anchor[];
  keys: string[];
}

const newRun = (): LoadedRun => ({ bytes: [], anchors: [], keys: [] });

function extend(run: LoadedRun, chunk: SourceChunk, { bytes, fileTime }: LoadedChunk): LoadedRun {
  run.bytes.push(bytes);
  run.anchors.push({ fileTime, mediaTime: chunk.fromMs / 1000 });
  run.keys.push(chunk.key);
  return run;
}

async function loadChunk(
  { key }: SourceChunk,
  facts: HeaderFacts,
  files: MediaFiles,
  notes: PieceNote[],
): Promise<LoadedChunk | undefined> {
  const bytes = await readMedia(files, key, MOST_CHUNK_BYTES);
  const fileTime = bytes && chunkTime(bytes, facts);
  if (bytes && fileTime !== null) return { bytes, fileTime };
  notes.push({ code: bytes ? "unreadable_file" : "missing_file", key });
  return undefined;
}

async function* concatenated(pieces: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* pieces;
}
