"use client";

import { useSyncExternalStore } from "react";
import type { BoardTrouble, BoardWriter } from "@/lib/room/board-writer";

/** Why the user's changes don't reach the others now; null if they do. */
export const useWriterTrouble = ({ trouble }: BoardWriter): BoardTrouble =>
  useSyncExternalStore(trouble.subscribe, trouble.get, trouble.get);
