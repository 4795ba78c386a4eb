"use client";

import { useMemo } from "react";
import { type Board, inOrder } from "@/lib/live/whiteboard/board";
import { boardWords } from "@/lib/live/whiteboard/board-words";
import { extentOf } from "@/lib/live/whiteboard/extent";
import { fill } from "@/lib/signup/words/fill";
import { useStageWords } from "../use-stage-words";
import { ElementPicture } from "./element-picture";
import { useGrowing } from "./use-growing";

/** The whole board as viewers see it, as large as fits. */
export function BoardDrawing({ board }: { board: Board }) {
  const words = useStageWords();
  const elements = useMemo(() => inOrder(board), [board]);
  const shown = useGrowing(elements.length);
  const { x, y, width, height } = useMemo(() => extentOf(elements), [elements]);
  const said = useMemo(() => boardWords(elements).join(". "), [elements]);
  return (
    <svg
      role="img"
      aria-label={said === "" ? words.whiteboard : fill(words.whiteboardSays, { words: said })}
      viewBox={`${x} ${y} ${width} ${height}`}
      data-board={elements.length}
      className="absolute inset-0 size-full bg-white"
    >
      {elements.slice(0, shown).map((element) => (
        <ElementPicture key={element.id} element={element} />
      ))}
    </svg>
  );
}
