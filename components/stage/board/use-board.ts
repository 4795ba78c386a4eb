"use client";

import { useEffect, useSyncExternalStore } from "react";
import { type BoardSource, BoardSync } from "@/lib/room/board-sync";

interface Shared {
  sync: BoardSync;
  users: number;
}

const shared = new WeakMap<BoardSource, Shared>();

/** The page's board, kept in sync while a component uses it. */
export function useBoard(source: BoardSource): BoardSync {
  const entry = shared.get(source) ?? { sync: new BoardSync(source), users: 0 };
  shared.set(source, entry);
  useEffect(() => {
    entry.users += 1;
    entry.sync.start();
    return () => {
      entry.users -= 1;
      if (entry.users === 0) entry.sync.stop();
    };
  }, [entry]);
  return entry.sync;
}

/** The board's current content, and whether it has loaded. */
export function useBoardNow(sync: BoardSync) {
  const board = useSyncExternalStore(sync.board.subscribe, sync.board.get, sync.board.get);
  const known = useSyncExternalStore(sync.known.subscribe, sync.known.get, sync.known.get);
  return { board, known };
}
