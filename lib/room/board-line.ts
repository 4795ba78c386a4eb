import type { LiveMessageOf } from "@/lib/live";

/** What a room says that is about its whiteboard: what was drawn, where it stands, and whether one hears of it. */
export type BoardNews = LiveMessageOf<"board" | "desk_board" | "pulse"> | "joined" | "left";

/** Hands the room's news on to whoever draws the board, which few pages do and none from the beginning. */
export class BoardLine {
  private readonly ears = new Set<(news: BoardNews) => void>();
  /** When the room was last heard from; 0 while one is out of it. */
  heardAt = 0;

  tell(news: BoardNews): void {
    this.heardAt = news === "left" ? 0 : Date.now();
    for (const ear of this.ears) ear(news);
  }

  listen(ear: (news: BoardNews) => void): () => void {
    this.ears.add(ear);
    return () => this.ears.delete(ear);
  }
}
