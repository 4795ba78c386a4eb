import type { LiveMessageOf } from "@/lib/live";
import { spreadMs } from "@/lib/live/spread";
import { type Board, boardOf, EMPTY_BOARD, withChange } from "@/lib/live/whiteboard/board";
import type { BoardChange, BoardElement, BoardVersion } from "@/lib/live/whiteboard/element";
import type { BoardLine, BoardNews } from "./board-line";
import { Store } from "./store";

/** An answer to the question what was drawn since a revision. */
export interface BoardPage {
  epoch: number;
  revision: number;
  whole: boolean;
  elements: BoardElement[];
  deleted: BoardVersion[];
}

export interface BoardSource {
  /** What the room says; it may say nothing for a while. */
  line: BoardLine;
  fetch: (after: number) => Promise<BoardPage>;
  /** Whether one is of many who ask when the board appears. */
  inAudience?: boolean;
}

/** While the room tells nothing. */
const EVERY_MS = 2_500;
/** The room has its pulse every twenty seconds: two may get lost. */
const SILENCE_MS = 45_000;
/** Another process may have told of what comes first a moment later. */
const OVERTAKING_MS = 250;
const RETRY_MS = 1_500;

/**
 * The whiteboard as it is now: what the room tells is taken in whatever order it comes, what is missing is fetched, and
 * while the room is away it is asked for every few seconds.
 */
export class BoardSync {
  readonly board = new Store<Board>(EMPTY_BOARD);
  /** Whether it was read at all yet. */
  readonly known = new Store(false);
  private epoch = 0;
  /** Everything up to here is in it. */
  private position = 0;
  /** Up to here there is something, by what was heard. */
  private newest = 0;
  private listeners = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fetching = false;
  private again = false;
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
    clearTimeout(this.timer);
  }

  /** One's own changes, which the room tells of in a moment as well. */
  take(change: BoardChange): void {
    this.board.update((board) => withChange(board, change));
  }

  /** Asks what there is; asked again meanwhile, once more afterwards. */
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
      this.take(change);
      if (after <= this.position) this.position = Math.max(this.position, to);
    }
    this.learnOf(to);
  }

  /** False for what belongs to a board before the last restore; a new one is begun here. */
  private isPresent(epoch: number): boolean {
    if (epoch < this.epoch) return false;
    if (epoch > this.epoch && this.epoch !== 0) this.position = 0;
    if (epoch > this.epoch) this.newest = 0;
    this.epoch = epoch;
    return true;
  }

  private learnOf(revision: number): void {
    this.newest = Math.max(this.newest, revision);
    if (this.newest > this.position)
      this.lookIn(OVERTAKING_MS + this.spread(), () => this.newest > this.position);
  }

  private spread(): number {
    return this.source.inAudience ? spreadMs(this.listeners) : 0;
  }

  private lookIn(ms: number, isNeeded: () => boolean = () => true): void {
    if (!this.unlisten) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (isNeeded() ? this.look() : this.rest()), ms);
  }

  /** Looks now and then while the room is silent. */
  private rest(): void {
    this.lookIn(EVERY_MS, () => Date.now() - this.source.line.heardAt > SILENCE_MS);
  }

  private async load(): Promise<void> {
    clearTimeout(this.timer);
    this.fetching = true;
    this.again = false;
    const asked = this.position;
    const answered = await this.source.fetch(asked).then(
      (page) => this.answer(page),
      () => false,
    );
    this.fetching = false;
    if (!this.unlisten) return;
    if (!answered) this.lookIn(RETRY_MS);
    else if (this.again) void this.load();
    else this.rest();
  }

  private answer({ epoch, revision, whole, elements, deleted }: BoardPage): boolean {
    if (!this.isPresent(epoch)) return false;
    // What has come by the room meanwhile is newer than a whole board that was asked for before.
    if (!whole) this.take({ elements, deleted });
    else if (this.newest <= revision) this.board.set(boardOf(elements));
    else this.take({ elements, deleted });
    this.position = Math.max(whole ? revision : this.position, revision);
    this.newest = Math.max(this.newest, revision);
    this.known.set(true);
    return true;
  }
}
