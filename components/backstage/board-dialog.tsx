"use client";

import { BoardPanel } from "@/components/stage/board/board-panel";
import { Button } from "@/components/ui/button";
import type { BackstageController } from "./backstage-controller";

const WORDS = {
  title: "Whiteboard",
  standing: "Everybody sees what you draw.",
  loading: "Opening the whiteboard…",
  trouble: {
    full: "The board is full. What you draw now nobody else sees; take something off it first.",
    refused: "This could not be put on the board, and nobody else sees it.",
    waiting: "No connection. What you draw is sent as soon as it is back.",
  },
};

/** The whiteboard over the page of a guest who is on the stage. */
export function BoardDialog({
  controller,
  onClose,
}: {
  controller: BackstageController;
  onClose: () => void;
}) {
  return (
    <div className="fixed inset-0 z-40">
      <BoardPanel
        source={controller.board}
        draw={controller.draw}
        words={WORDS}
        actions={
          <Button size="sm" onClick={onClose}>
            Close
          </Button>
        }
      />
    </div>
  );
}
