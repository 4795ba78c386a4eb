import {
  type ChunkStore,
  ChunkStoreError,
  type NewStoredChunk,
  type ShorterChunk,
  type StoredChunk,
  type StoredPart,
  type UploadPlace,
} from "./chunk-store";

const NAME = "showrunner.recordings";
const STORES = ["parts", "chunks", "bytes"] as const;
type StoreName = (typeof STORES)[number];

/** The browser's own database. A commit is with the system, so that it survives the browser being killed. */
export class IdbChunkStore implements ChunkStore {
  private opened: Promise<IDBDatabase> | undefined;

  constructor(private readonly name = NAME) {}

  addPart = (part: StoredPart): Promise<void> => this.write(["parts"], (on) => void on("parts").put(part));

  changePart = (source: string, change: Partial<StoredPart>): Promise<void> =>
    this.write(["parts"], (on) => this.change(on("parts"), source, (part) => ({ ...part, ...change })));

  async parts({ slug, door }: UploadPlace): Promise<StoredPart[]> {
    const all = await this.read<StoredPart[]>("parts", (parts) => parts.getAll());
    const here = all.filter((part) => part.slug === slug && part.door === door);
    return here.sort((one, other) => one.recorderStartedAt - other.recorderStartedAt);
  }

  dropPart = (source: string): Promise<void> =>
    this.write(STORES, (on) => {
      on("parts").delete(source);
      on("chunks").delete(numbersOf(source));
      on("bytes").delete(numbersOf(source));
    });

  addChunk = ({ bytes, ...chunk }: NewStoredChunk): Promise<void> =>
    this.write(STORES, (on) => {
      const { source, number, sizeBytes } = chunk;
      on("chunks").put({ ...chunk, state: "held" } satisfies StoredChunk);
      on("bytes").put(bytes, [source, number]);
      this.change(on("parts"), source, (part) => ({
        ...part,
        chunks: Math.max(part.chunks, number + 1),
        bytes: part.bytes + sizeBytes,
      }));
    });

  chunks = (source: string, from = 0): Promise<StoredChunk[]> =>
    this.read("chunks", (chunks) => chunks.getAll(numbersOf(source, from)));

  async bytes(source: string, number: number): Promise<Uint8Array<ArrayBuffer> | null> {
    const held = await this.read<Uint8Array<ArrayBuffer> | undefined>("bytes", (bytes) =>
      bytes.get([source, number]),
    );
    return held ?? null;
  }

  shortenChunk = (source: string, number: number, { bytes, ...shorter }: ShorterChunk): Promise<void> =>
    this.write(STORES, (on) => {
      const chunks = on("chunks");
      const found = chunks.get([source, number]);
      found.onsuccess = () => {
        const chunk = found.result as StoredChunk | undefined;
        if (chunk?.state !== "held") return;
        chunks.put({ ...chunk, ...shorter });
        on("bytes").put(bytes, [source, number]);
        const lessBytes = chunk.sizeBytes - shorter.sizeBytes;
        this.change(on("parts"), source, (part) => ({ ...part, bytes: part.bytes - lessBytes }));
      };
    });

  settle = (source: string, numbers: readonly number[], state: "stored" | "refused"): Promise<void> =>
    this.write(STORES, (on) => {
      for (const number of numbers) {
        const chunks = on("chunks");
        const found = chunks.get([source, number]);
        found.onsuccess = () => {
          const chunk = found.result as StoredChunk | undefined;
          if (chunk?.state !== "held") return;
          chunks.put({ ...chunk, state });
          if (number > 0) on("bytes").delete([source, number]);
          this.change(on("parts"), source, (part) => ({
            ...part,
            settledBytes: part.settledBytes + chunk.sizeBytes,
          }));
        };
      }
    });

  private change(parts: IDBObjectStore, source: string, change: (part: StoredPart) => StoredPart): void {
    const found = parts.get(source);
    found.onsuccess = () => {
      if (found.result) parts.put(change(found.result as StoredPart));
    };
  }

  private async read<Value>(name: StoreName, ask: (store: IDBObjectStore) => IDBRequest): Promise<Value> {
    const transaction = await this.transaction([name], "readonly");
    return asPromise<Value>(ask(transaction.objectStore(name)));
  }

  private async write(
    names: readonly StoreName[],
    work: (on: (name: StoreName) => IDBObjectStore) => void,
  ): Promise<void> {
    const transaction = await this.transaction(names, "readwrite");
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(problemOf(transaction.error));
      work((name) => transaction.objectStore(name));
    });
  }

  private async transaction(
    names: readonly StoreName[],
    mode: IDBTransactionMode,
    isRetry = false,
  ): Promise<IDBTransaction> {
    const opened = this.open();
    const database = await opened;
    try {
      return database.transaction(names, mode);
    } catch (error) {
      // The browser closes it when its files fail or the site's data is deleted.
      if (this.opened === opened) this.opened = undefined;
      if (isRetry || nameOf(error) !== "InvalidStateError") throw problemOf(error);
      return this.transaction(names, mode, true);
    }
  }

  private open(): Promise<IDBDatabase> {
    this.opened ??= openDatabase(this.name).catch((error: unknown) => {
      this.opened = undefined;
      throw problemOf(error);
    });
    return this.opened;
  }
}

const numbersOf = (source: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([source, from], [source, Number.MAX_SAFE_INTEGER]);

async function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    const database = request.result;
    database.createObjectStore("parts", { keyPath: "source" });
    database.createObjectStore("chunks", { keyPath: ["source", "number"] });
    database.createObjectStore("bytes");
  };
  const database = await asPromise<IDBDatabase>(request);
  // Otherwise, another tab can't delete it.
  database.onversionchange = () => database.close();
  return database;
}

const asPromise = <Value>(request: IDBRequest): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as Value);
    request.onerror = () => reject(problemOf(request.error));
  });

const nameOf = (error: unknown): string | null => (error instanceof DOMException ? error.name : null);

function problemOf(error: unknown): ChunkStoreError {
  if (error instanceof ChunkStoreError) return error;
  return new ChunkStoreError(nameOf(error) === "QuotaExceededError" ? "full" : "away", { cause: error });
}
