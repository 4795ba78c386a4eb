import {
  type BoardChange,
  type BoardElement,
  type BoardVersion,
  isNewer,
} from "@/lib/live/whiteboard/element";
import type { BoardSync } from "./board-sync";
import { Store } from "./store";

/**
 * Why the user's strokes don't reach the others: the board is full, the server refused, or it's unreachable
 * for now. Null if they do.
 */
export type BoardTrouble = "full" | "refused" | "waiting" | null;

export interface BoardWriterOptions {
  sync: BoardSync;
  send: (change: BoardChange) => Promise<{ refused: string[] }>;
  /** Classifies a failure. `waiting` is retried. */
  troubleOf: (error: unknown) => Exclude<BoardTrouble, null>;
}

/** Interval between batches in milliseconds, about ten per second. One batch at a time. */
const EVERY_MS = 90;
const RETRY_MS = 1_000;
const MAX_AT_ONCE = 60;
const MAX_CHARACTERS = 300_000;
const MAX_DELETIONS_AT_ONCE = 500;

/**
 * Sends what the user draws. Each element is sent in its state when its batch goes out, without the states in
 * between.
 */
export class BoardWriter {
  readonly trouble = new Store<BoardTrouble>(null);
  private readonly elements = new Map<string, BoardElement>();
  private readonly deleted = new Map<string, BoardVersion>();
  /** The latest version of each element that was sent, or that the server rejected. */
  private readonly sent = new Map<string, BoardVersion>();
  /** Something was drawn that doesn't fit, and nothing has been removed since. */
  private over = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending: Promise<void> | undefined;

  constructor(private readonly options: BoardWriterOptions) {}

  /** Whether this version still has to be sent. */
  isNews(version: BoardVersion): boolean {
    const known = [
      this.options.sync.board.get().versions.get(version.id),
      this.sent.get(version.id),
      this.elements.get(version.id) ?? this.deleted.get(version.id),
    ];
    return known.every((one) => isNewer(version, one));
  }

  /** Whether the board or the server knows the element. */
  isKnown(id: string): boolean {
    return this.sent.has(id) || this.options.sync.board.get().versions.has(id);
  }

  /** Discards elements that don't fit on the board. */
  drop(ids: readonly string[]): void {
    for (const id of ids) this.elements.delete(id);
    this.over = true;
    this.trouble.set("full");
  }

  put(element: BoardElement): void {
    this.deleted.delete(element.id);
    this.elements.set(element.id, element);
    this.soon(EVERY_MS);
  }

  remove(version: BoardVersion): void {
    this.elements.delete(version.id);
    this.over = false;
    // The server doesn't know the element, so there's nothing to delete there.
    if (!this.isKnown(version.id)) return;
    this.deleted.set(version.id, version);
    this.soon(EVERY_MS);
  }

  /** Sends what's left, for example when the board is closed. */
  async end(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.sending;
    if (this.elements.size + this.deleted.size > 0) await this.flush();
  }

  private soon(ms: number): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.flush();
    }, ms);
  }

  private flush(): Promise<void> {
    this.sending ??= this.send().finally(() => {
      this.sending = undefined;
    });
    return this.sending;
  }

  private async send(): Promise<void> {
    const change = this.next();
    if (change.elements.length + change.deleted.length === 0) return;
    try {
      const { refused } = await this.options.send(change);
      this.options.sync.take(change);
      this.trouble.set(this.over ? "full" : null);
      if (refused.length > 0) this.options.sync.look();
    } catch (error) {
      this.failed(change, error);
    }
    if (this.elements.size + this.deleted.size > 0)
      this.soon(this.trouble.get() === "waiting" ? RETRY_MS : EVERY_MS);
  }

  /** Takes the next batch. */
  private next(): BoardChange {
    const elements: BoardElement[] = [];
    let characters = 0;
    for (const element of this.elements.values()) {
      characters += JSON.stringify(element).length;
      if (elements.length === MAX_AT_ONCE || (elements.length > 0 && characters > MAX_CHARACTERS)) break;
      elements.push(element);
    }
    const deleted = [...this.deleted.values()].slice(0, MAX_DELETIONS_AT_ONCE);
    for (const { id, version, versionNonce } of [...elements, ...deleted]) {
      this.sent.set(id, { id, version, versionNonce });
      this.elements.delete(id);
      this.deleted.delete(id);
    }
    return { elements, deleted };
  }

  /**
   * Requeues what may be accepted later, unless there's a newer version. The rest isn't sent again until it
   * changes.
   */
  private failed({ elements, deleted }: BoardChange, error: unknown): void {
    const trouble = this.options.troubleOf(error);
    this.trouble.set(trouble);
    if (trouble !== "waiting") return;
    const isLatest = ({ id }: BoardVersion) => !this.elements.has(id) && !this.deleted.has(id);
    for (const element of elements.filter(isLatest)) this.elements.set(element.id, element);
    for (const version of deleted.filter(isLatest)) this.deleted.set(version.id, version);
  }
}
