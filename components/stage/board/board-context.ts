import { createContext } from "react";
import type { BoardSource } from "@/lib/room/board-sync";

/** Where a page hears of the show's whiteboard; null where it does not. */
export const BoardContext = createContext<BoardSource | null>(null);
