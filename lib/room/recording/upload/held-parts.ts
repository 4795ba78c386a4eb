import type { Fragment } from "../containers/cutter";
import { sha256Of } from "../containers/sha256-of";
import { shortened } from "../containers/shorten";
import type { ChunkStore, StoredChunk, StoredPart, UploadPlace } from "../store/chunk-store";

/** A chunk that would lose less has been cut there already. */
const LEAST_MS = 1;

interface HeldPartsOptions extends UploadPlace {
  person: string;
  store: ChunkStore;
}

/** What one person's browser holds for a page, with the chunks that it knows in memory. */
export class HeldParts {
  private readonly known = new Map<string, StoredChunk[]>();
  private droppedBytes = 0;

  constructor(private readonly options: HeldPartsOptions) {}

  /** Returns the parts of this person, refused ones too. */
  async own(): Promise<StoredPart[]> {
    const { store, person } = this.options;
    const parts = await store.parts(this.options);
    return parts.filter((part) => part.person === person);
  }

  /** Gives what was refused another try. */
  async forgive(): Promise<void> {
    const { store } = this.options;
    for (const part of await store.parts(this.options))
      if (part.refused !== null) await store.changePart(part.source, { refused: null });
  }

  /** Forgets what was recorded before that, on the server's clock. */
  async forget(oldest: number): Promise<void> {
    const { store } = this.options;
    for (const part of await store.parts(this.options))
      if (part.recorderStartedAt < oldest) await store.dropPart(part.source);
  }

  /** Reads only chunks that aren't known yet: after hours there are thousands. */
  async chunksOf({ source }: StoredPart): Promise<StoredChunk[]> {
    const known = this.known.get(source) ?? [];
    const next = await this.options.store.chunks(source, (known.at(-1)?.number ?? -1) + 1);
    known.push(...next);
    this.known.set(source, known);
    return known;
  }

  async settle(source: string, numbers: readonly number[], state: "stored" | "refused"): Promise<void> {
    if (numbers.length === 0) return;
    await this.options.store.settle(source, numbers, state);
    for (const chunk of this.known.get(source) ?? []) if (numbers.includes(chunk.number)) chunk.state = state;
  }

  /**
   * Cuts a chunk off after its first `keptMs`, because its person wasn't recorded any more. If nothing is left, or it can't
   * be cut, the server never gets it.
   */
  async shorten(part: StoredPart, number: number, keptMs: number): Promise<void> {
    const { store } = this.options;
    const { source } = part;
    const chunk = this.known.get(source)?.find((one) => one.number === number);
    const [header, bytes] = await Promise.all([store.bytes(source, 0), store.bytes(source, number)]);
    if (!chunk || !header || !bytes) return this.settle(source, [number], "refused");
    const cut = cutOff(part, header, bytes, chunk.startMs + keptMs);
    if (!cut || cut.endMs > chunk.endMs - LEAST_MS) return this.settle(source, [number], "refused");
    const shorter = {
      endMs: cut.endMs,
      // It's as late as it was.
      arrivedAt: chunk.arrivedAt - (chunk.endMs - cut.endMs),
      sizeBytes: cut.bytes.length,
      sha256: await sha256Of(cut.bytes),
    };
    await store.shortenChunk(source, number, { ...shorter, bytes: cut.bytes });
    Object.assign(chunk, shorter);
  }

  async drop(part: StoredPart): Promise<void> {
    this.droppedBytes += part.bytes;
    this.known.delete(part.source);
    await this.options.store.dropPart(part.source);
  }

  /** Everything that these parts and the dropped ones have or had. */
  totalBytes = (parts: readonly StoredPart[]): number =>
    parts.reduce((sum, { bytes }) => sum + bytes, this.droppedBytes);
}

function cutOff(
  part: Pick<StoredPart, "contentType">,
  header: Uint8Array,
  bytes: Uint8Array,
  untilMs: number,
): Fragment | null {
  try {
    return shortened(part.contentType, header, bytes, untilMs);
  } catch {
    return null;
  }
}
