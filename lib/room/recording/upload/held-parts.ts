import type { ChunkStore, StoredChunk, StoredPart, UploadPlace } from "../store/chunk-store";

interface HeldPartsOptions extends UploadPlace {
  person: string;
  store: ChunkStore;
}

/** What one person's browser holds for a page, with the chunks that it knows in memory. */
export class HeldParts {
  private readonly known = new Map<string, StoredChunk[]>();
  private droppedBytes = 0;

  constructor(private readonly options: HeldPartsOptions) {}

  /** Returns the parts that the server hasn't refused. */
  async own(): Promise<StoredPart[]> {
    const { store, person } = this.options;
    const parts = await store.parts(this.options);
    return parts.filter((part) => part.person === person && part.refused === null);
  }

  /** Another visit is another try for what was refused earlier. What is too old is forgotten. */
  async forgive(oldest: number): Promise<void> {
    const { store } = this.options;
    for (const part of await store.parts(this.options)) {
      if (part.recorderStartedAt < oldest) await store.dropPart(part.source);
      else if (part.refused !== null) await store.changePart(part.source, { refused: null });
    }
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

  async drop(part: StoredPart): Promise<void> {
    this.droppedBytes += part.bytes;
    this.known.delete(part.source);
    await this.options.store.dropPart(part.source);
  }

  /** Everything that these parts and the dropped ones have or had. */
  totalBytes = (parts: readonly StoredPart[]): number =>
    parts.reduce((sum, { bytes }) => sum + bytes, this.droppedBytes);
}
