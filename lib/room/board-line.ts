import type { LiveMessageOf } from "@/lib/live";

/** What the room says about its whiteboard: changes, its revision, and whether this client is connected. */
export type BoardNews = LiveMessageOf<"board" | "desk_board" | "pulse"> | "joined" | "left";

/**
 * Passes the room's messages on to the whiteboard's renderer, which few pages have, and none from the start.
 */
export class BoardLine {
  private readonly ears = new Set<(news: BoardNews) => void>();
  /** When the room was last heard from, in epoch milliseconds; 0 while disconnected. */
  heardAt = 0;

  notify(news: BoardNews): void {
    this.heardAt = news === "left" ? 0 : Date.now();
    for (const ear of this.ears) ear(news);
  }

  listen(ear: (news: BoardNews) => void): () => void {
    this.ears.add(ear);
    return () => this.ears.delete(ear);
  }
}
