"use client";

import { useSyncExternalStore } from "react";
import type { BoardTrouble, BoardWriter } from "@/lib/room/board-writer";

/** What keeps one's strokes from the others now. */
export const useWriterTrouble = ({ trouble }: BoardWriter): BoardTrouble =>
  useSyncExternalStore(trouble.subscribe, trouble.get, trouble.get);
