import { boardChanges } from "@/lib/modules/studio/whiteboard";
import { sql } from "@/lib/platform/database/db";
import type { BoardAt } from "@/lib/program";

/** A change may be committed that much later than its time says. */
const COMMIT_MS = 60_000;

/** Follows when a show's whiteboard changed. Each read takes only the latest changes. */
export class BoardReader {
  readonly #seconds = new Set<number>();
  #readAt = new Date(0);

  constructor(readonly eventId: string) {}

  /** @param now database time */
  async read(now: Date): Promise<BoardAt[]> {
    const after = new Date(Math.max(0, this.#readAt.getTime() - COMMIT_MS));
    for (const second of await boardChanges({ sql }, this.eventId, after)) this.#seconds.add(second);
    this.#readAt = now;
    const inOrder = [...this.#seconds].sort((a, b) => a - b);
    return inOrder.map((second) => ({ at: new Date(second * 1000), board: String(second) }));
  }
}
