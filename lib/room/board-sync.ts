import type { LiveMessageOf } from "@/lib/live";
import { spreadMs } from "@/lib/live/spread";
import { type Board, boardOf, EMPTY_BOARD, withChange } from "@/lib/live/whiteboard/board";
import type { BoardChange, BoardElement, BoardVersion } from "@/lib/live/whiteboard/element";
import type { BoardLine, BoardNews } from "./board-line";
import { Store } from "./store";

/** Changes since a revision, as fetched. */
export interface BoardPage {
  epoch: number;
  revision: number;
  whole: boolean;
  elements: BoardElement[];
  deleted: BoardVersion[];
}

export interface BoardSource {
  /** The room's messages, which may pause for a while. */
  line: BoardLine;
  fetch: (after: number) => Promise<BoardPage>;
  /** Whether many clients fetch at the moment the board appears. */
  inAudience?: boolean;
}

/** Polling interval without a room, in milliseconds. */
const EVERY_MS = 2_500;
/** The room pulses every 20 seconds: up to two pulses may get lost. */
const SILENCE_MS = 45_000;
/** An earlier change may arrive a moment later, if another process published it. */
const OVERTAKING_MS = 250;
const RETRY_MS = 1_500;

/**
 * Keeps the whiteboard current: applies the room's changes in any order, fetches missing ones, and polls
 * every few seconds while the room is disconnected.
 */
export class BoardSync {
  readonly board = new Store<Board>(EMPTY_BOARD);
  /** Whether the board has been loaded. */
  readonly known = new Store(false);
  private epoch = 0;
  /** Everything up to here has been applied. */
  private position = 0;
  /** The highest revision known to exist. */
  private newest = 0;
  private listeners = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs while a change is missing. */
  private catchUp: ReturnType<typeof setTimeout> | undefined;
  private fetching = false;
  private again = false;
  /** What was taken since the running fetch began, which its answer lacks unless it's up to that revision. */
  private late: { change: BoardChange; to: number }[] = [];
  private unlisten: (() => void) | undefined;

  constructor(private readonly source: BoardSource) {}

  start(): void {
    if (this.unlisten) return;
    this.unlisten = this.source.line.listen(this.hear);
    this.look();
  }

  stop(): void {
    this.unlisten?.();
    this.unlisten = undefined;
    this.clearTimers();
  }

  /** Applies this user's own changes, which the room will deliver as well. */
  take(change: BoardChange, to = Number.POSITIVE_INFINITY): void {
    if (this.fetching) this.late.push({ change, to });
    this.board.update((board) => withChange(board, change));
  }

  /** Fetches changes. If called during a fetch, fetches once more afterwards. */
  look(): void {
    if (this.fetching) this.again = true;
    else void this.load();
  }

  private readonly hear = (news: BoardNews): void => {
    if (news === "joined") this.look();
    else if (news === "left") this.lookIn(EVERY_MS);
    else if (news.type === "pulse") this.pulse(news);
    else this.packet(news);
  };

  private pulse({ epoch, board, listeners }: LiveMessageOf<"pulse">): void {
    this.listeners = listeners;
    if (board !== undefined && this.isPresent(epoch)) this.learnOf(board);
  }

  private packet({ epoch, after, to, change }: LiveMessageOf<"board" | "desk_board">): void {
    if (!this.isPresent(epoch)) return;
    if (change) {
      this.take(change, to);
      if (after <= this.position) this.position = Math.max(this.position, to);
    }
    this.learnOf(to);
  }

  /** Returns false for anything from before the last restore. Starts over if the board is newer. */
  private isPresent(epoch: number): boolean {
    if (epoch < this.epoch) return false;
    if (epoch > this.epoch && this.epoch !== 0) this.position = 0;
    if (epoch > this.epoch) {
      this.newest = 0;
      this.late = [];
    }
    this.epoch = epoch;
    return true;
  }

  private learnOf(revision: number): void {
    this.newest = Math.max(this.newest, revision);
    // One that runs isn't restarted: while someone draws, packets follow each other closely.
    if (this.newest <= this.position || this.catchUp !== undefined || !this.unlisten) return;
    this.catchUp = setTimeout(() => {
      this.catchUp = undefined;
      if (this.newest > this.position) this.look();
    }, OVERTAKING_MS + this.spread());
  }

  private clearTimers(): void {
    clearTimeout(this.timer);
    clearTimeout(this.catchUp);
    this.catchUp = undefined;
  }

  private spread(): number {
    return this.source.inAudience ? spreadMs(this.listeners) : 0;
  }

  private lookIn(ms: number, isNeeded: () => boolean = () => true): void {
    if (!this.unlisten) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (isNeeded() ? this.look() : this.rest()), ms);
  }

  /** Polls while the room is silent. */
  private rest(): void {
    this.lookIn(EVERY_MS, () => Date.now() - this.source.line.heardAt > SILENCE_MS);
  }

  private async load(): Promise<void> {
    this.clearTimers();
    this.fetching = true;
    this.again = false;
    this.late = [];
    const { epoch, position } = this;
    const answered = await this.source.fetch(position).then(
      (page) => this.answer(page, { epoch, position }),
      () => false,
    );
    this.fetching = false;
    if (!this.unlisten) return;
    if (!answered) this.lookIn(RETRY_MS);
    else if (this.again) void this.load();
    else this.rest();
  }

  /** Takes what was fetched after a position of an epoch. Returns false if it's from before the last restore. */
  private answer(page: BoardPage, asked: { epoch: number; position: number }): boolean {
    const { epoch, revision, whole, elements, deleted } = page;
    if (!this.isPresent(epoch)) return false;
    if (!whole && asked.position > 0 && epoch !== asked.epoch) {
      // That position was one of the board before the restore.
      this.again = true;
      return true;
    }
    const late = this.late.filter(({ to }) => to > revision).map(({ change }) => change);
    if (whole) this.board.set(late.reduce(withChange, boardOf(elements)));
    else this.take({ elements, deleted });
    this.position = whole ? revision : Math.max(this.position, revision);
    this.newest = Math.max(this.newest, revision);
    this.known.set(true);
    return true;
  }
}
