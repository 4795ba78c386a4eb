import { createHash } from "node:crypto";
import { log } from "@/lib/platform/runtime/log";
import type { CapturedChunk, CaptureReport, OpenedPart } from "@/lib/providers/recorder";
import { StorageError, storageProvider } from "@/lib/providers/storage";
import type { WhyFull } from "../rows/capture-stop";
import { addGap, closePart, losePart, openPart, placePart } from "../rows/part-rows";
import { persistently } from "./persistently";
import { RowWriter } from "./row-writer";
import { NoRoomError, type WaitingBytes, type WaitingRoom } from "./waiting-bytes";

interface StoreInput {
  owner: { workspaceId: string; environment: string };
  recordingId: string;
  sessionId: string;
  isLiveOnly: boolean;
  room: WaitingRoom;
  /** Nothing more can be stored. */
  full: (why: WhyFull) => void;
  /** Aborts what waits: its process has lost the work to another one. */
  signal: AbortSignal;
}

interface Part {
  opened: OpenedPart;
  /** Where it begins now, after it was moved. */
  startsAtMs: number;
  /** Its row's id, once it has one. */
  id: string | undefined;
  /** What was reported of it is done one after another. */
  work: Promise<void>;
  isClosed: boolean;
}

/**
 * Stores what is captured, each part in its order: a row that awaits the bytes, the bytes, and that they're stored.
 * While the storage is away, chunks wait.
 */
export class ChunkStore {
  private readonly parts = new Map<string, Part>();
  private readonly rows: RowWriter;
  private isFull = false;

  constructor(private readonly input: StoreInput) {
    const { owner, signal, isLiveOnly } = input;
    this.rows = new RowWriter({
      workspaceId: owner.workspaceId,
      signal,
      full: () => {
        if (!isLiveOnly) this.stop("storage_full");
      },
    });
  }

  take(report: CaptureReport): void {
    if (report.is === "closed") this.close(report);
    if (this.isFull) return;
    if (report.is === "opened") this.open(report.part);
    if (report.is === "chunk") this.hold(report.chunk);
    if (report.is === "missed") this.after(report.part, (id) => addGap(id, report.gap));
    if (report.is === "moved") this.move(report.part, report.byMs);
  }

  /** There is room again. What was captured since there wasn't is lost. */
  goOn(): void {
    this.isFull = false;
  }

  /** Closes the parts that are open now with what is stored of them: no one captures them any more. */
  loseOpen(): void {
    for (const [key, part] of this.parts)
      if (!part.isClosed) {
        part.isClosed = true;
        this.after(key, (id) => losePart(id));
      }
  }

  /** Resolves once everything taken so far is stored. */
  async settled(): Promise<void> {
    await Promise.all([...this.parts.values()].map(({ work }) => work));
    await this.rows.flush();
  }

  private close(report: Extract<CaptureReport, { is: "closed" }>): void {
    const part = this.parts.get(report.part);
    if (part) part.isClosed = true;
    // What was captured after the storage was full isn't there.
    this.after(report.part, (id) => (this.isFull ? losePart(id) : closePart(id, report)));
  }

  private move(key: string, byMs: number): void {
    const part = this.parts.get(key);
    if (!part) return;
    part.startsAtMs += byMs;
    const { startsAtMs } = part;
    this.after(key, (id) => placePart(id, startsAtMs));
  }

  private open(opened: OpenedPart): void {
    const { key, startsAtMs } = opened;
    const part: Part = { opened, startsAtMs, id: undefined, work: Promise.resolve(), isClosed: false };
    this.parts.set(key, part);
    this.queue(part, async () => {
      part.id = await this.persist(() => openPart(this.input, opened));
    });
    this.hold({
      part: key,
      number: 0,
      startMs: startsAtMs,
      endMs: startsAtMs,
      startsClean: true,
      bytes: opened.header,
    });
  }

  private hold({ bytes, ...chunk }: CapturedChunk): void {
    const part = this.parts.get(chunk.part);
    if (!part) return;
    const waiting = this.input.room.hold(bytes);
    // Whoever awaits it reports it.
    waiting.catch(() => undefined);
    this.queue(part, async () => this.store(part, chunk, await waiting, bytes.length));
  }

  private async store(
    { id, opened }: Part,
    { number, startMs, endMs, startsClean }: Omit<CapturedChunk, "bytes">,
    waiting: WaitingBytes,
    sizeBytes: number,
  ): Promise<void> {
    try {
      if (id === undefined || this.isFull) return;
      const { workspaceId, environment } = this.input.owner;
      const key = `${workspaceId}/${environment}/${id}/${number}`;
      const bytes = await waiting.read();
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      const row = { partId: id, number, startMs, endMs, startsClean, sizeBytes, sha256, key };
      if (!(await this.rows.announce(row))) return;
      await this.persist(() => put(key, bytes, opened.contentType));
      this.rows.confirm(row);
    } finally {
      await waiting.drop();
    }
  }

  private after(key: string, work: (partId: string) => Promise<void>): void {
    const part = this.parts.get(key);
    if (!part) return;
    this.queue(part, async () => {
      const { id } = part;
      if (id !== undefined) await this.flushed(() => work(id));
      if (part.isClosed) this.parts.delete(key);
    });
  }

  private queue(part: Part, work: () => Promise<void>): void {
    part.work = part.work.then(work).catch((err: unknown) => {
      if (this.input.signal.aborted) return;
      if (err instanceof NoRoomError) this.stop("disk_full");
      else log().warn({ err, part: part.opened.key }, "a captured chunk wasn't stored");
    });
  }

  private async flushed(work: () => Promise<void>): Promise<void> {
    await this.rows.flush();
    await this.persist(work);
  }

  private stop(why: WhyFull): void {
    if (this.isFull) return;
    this.isFull = true;
    this.input.full(why);
  }

  private persist<T>(work: () => Promise<T>): Promise<T> {
    return persistently(this.input.signal, work);
  }
}

async function put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
  const source = (async function* () {
    yield bytes;
  })();
  const storage = storageProvider();
  await storage.put(key, source, { contentType }).catch(async (error: unknown) => {
    if (!(error instanceof StorageError && error.kind === "taken")) throw error;
    // An earlier try succeeded, although it seemed to fail. Whether it did, the storage knows.
    const found = await storage.stat(key);
    if (found?.sizeBytes !== bytes.length)
      throw new StorageError("away", "The key is taken, but not by this chunk.", { cause: error });
  });
}
