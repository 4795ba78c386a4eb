"use client";

import type { BoardSource } from "@/lib/room/board-sync";
import { useStageWords } from "../use-stage-words";
import { BoardDrawing } from "./board-drawing";
import { useBoard, useBoardNow } from "./use-board";

export function StageBoard({ source }: { source: BoardSource }) {
  const { board, known } = useBoardNow(useBoard(source));
  const words = useStageWords();
  return (
    <>
      <BoardDrawing board={board} />
      {known && board.elements.size === 0 && (
        <p className="absolute inset-0 grid place-items-center p-[4cqw] text-center text-[#55555f] text-[max(10px,2.6cqw)]">
          {words.noDrawing}
        </p>
      )}
    </>
  );
}
