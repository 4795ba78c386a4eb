import { createContext } from "react";
import type { BoardSource } from "@/lib/room/board-sync";

/** The page's source of the show's whiteboard; null without one. */
export const BoardContext = createContext<BoardSource | null>(null);
