"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useMemo } from "react";
import type { BoardChange } from "@/lib/live/whiteboard/element";
import type { BoardSource } from "@/lib/room/board-sync";
import { type BoardTrouble, BoardWriter } from "@/lib/room/board-writer";
import { takeOwnFontsAlone } from "./own-fonts";
import { troubleOf } from "./trouble-of";
import { useBoard, useBoardNow } from "./use-board";
import { useWriterTrouble } from "./use-writer-trouble";

const BoardEditor = dynamic(
  async () => {
    takeOwnFontsAlone();
    return (await import("./board-editor")).BoardEditor;
  },
  { ssr: false },
);

export interface BoardPanelProps {
  source: BoardSource;
  draw: (change: BoardChange) => Promise<{ refused: string[] }>;
  words: BoardPanelWords;
  /** Buttons besides the drawing tools. */
  actions: ReactNode;
  language?: string | undefined;
}

export interface BoardPanelWords {
  title: string;
  /** Says who can see the board. */
  standing: string;
  loading: string;
  trouble: Record<Exclude<BoardTrouble, null>, string>;
}

/** The editable board, filling its box. */
export function BoardPanel({ source, draw, words, actions, language }: BoardPanelProps) {
  const sync = useBoard(source);
  const { known } = useBoardNow(sync);
  const writer = useMemo(() => new BoardWriter({ sync, send: draw, troubleOf }), [sync, draw]);
  const trouble = useWriterTrouble(writer);
  return (
    <section aria-label={words.title} className="@container flex size-full min-h-0 flex-col bg-surface">
      <div className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-line border-b px-4 py-1.5">
        <p className="font-medium text-base @max-[36rem]:flex-1">{words.title}</p>
        <p
          role="status"
          className="min-w-0 flex-1 text-ink-muted text-sm @max-[36rem]:order-last @max-[36rem]:basis-full"
        >
          {trouble ? <span className="text-danger">{words.trouble[trouble]}</span> : words.standing}
        </p>
        {actions}
      </div>
      <div className="relative min-h-0 flex-1 bg-white">
        {known ? (
          <BoardEditor sync={sync} writer={writer} language={language} />
        ) : (
          <p role="status" className="grid size-full place-items-center text-[#55555f]">
            {words.loading}
          </p>
        )}
      </div>
    </section>
  );
}
