import type {
  ChunkStore,
  NewStoredChunk,
  ShorterChunk,
  StoredChunk,
  StoredPart,
  UploadPlace,
} from "./chunk-store";

/** Does what the browser's database does, in memory. */
export class MemoryChunkStore implements ChunkStore {
  private readonly rows = new Map<string, StoredPart>();
  private readonly held = new Map<string, Map<number, StoredChunk>>();
  private readonly content = new Map<string, Uint8Array<ArrayBuffer>>();

  addPart = async (part: StoredPart): Promise<void> => void this.rows.set(part.source, part);

  changePart = async (source: string, change: Partial<StoredPart>): Promise<void> => {
    const row = this.rows.get(source);
    if (row) this.rows.set(source, { ...row, ...change });
  };

  parts = async ({ slug, door }: UploadPlace): Promise<StoredPart[]> =>
    [...this.rows.values()].filter((part) => part.slug === slug && part.door === door);

  dropPart = async (source: string): Promise<void> => {
    this.rows.delete(source);
    this.held.delete(source);
  };

  addChunk = async ({ bytes, ...chunk }: NewStoredChunk): Promise<void> => {
    const { source, number, sizeBytes } = chunk;
    const chunks = this.held.get(source) ?? new Map<number, StoredChunk>();
    this.held.set(source, chunks.set(number, { ...chunk, state: "held" }));
    this.content.set(`${source}/${number}`, bytes);
    const row = this.rows.get(source);
    if (row) this.rows.set(source, { ...row, chunks: number + 1, bytes: row.bytes + sizeBytes });
  };

  chunks = async (source: string, from = 0): Promise<StoredChunk[]> =>
    [...(this.held.get(source)?.values() ?? [])]
      .filter(({ number }) => number >= from)
      .sort((one, other) => one.number - other.number);

  bytes = async (source: string, number: number): Promise<Uint8Array<ArrayBuffer> | null> =>
    this.content.get(`${source}/${number}`) ?? null;

  shortenChunk = async (
    source: string,
    number: number,
    { bytes, ...shorter }: ShorterChunk,
  ): Promise<void> => {
    const chunk = this.held.get(source)?.get(number);
    const row = this.rows.get(source);
    if (chunk?.state !== "held" || !row) return;
    this.held.get(source)?.set(number, { ...chunk, ...shorter });
    this.content.set(`${source}/${number}`, bytes);
    this.rows.set(source, { ...row, bytes: row.bytes - chunk.sizeBytes + shorter.sizeBytes });
  };

  settle = async (source: string, numbers: readonly number[], state: "stored" | "refused"): Promise<void> => {
    for (const number of numbers) {
      const chunk = this.held.get(source)?.get(number);
      const row = this.rows.get(source);
      if (chunk?.state !== "held" || !row) continue;
      this.held.get(source)?.set(number, { ...chunk, state });
      if (number > 0) this.content.delete(`${source}/${number}`);
      this.rows.set(source, { ...row, settledBytes: row.settledBytes + chunk.sizeBytes });
    }
  };
}
