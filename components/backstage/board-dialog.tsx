"use client";

import { BoardPanel } from "@/components/stage/board/board-panel";
import { Button } from "@/components/ui/button";
import type { BackstageController } from "./backstage-controller";

const WORDS = {
  title: "Whiteboard",
  standing: "Everyone sees what you draw.",
  loading: "Opening the whiteboard…",
  trouble: {
    full: "The whiteboard is full. Your new drawings aren’t shown to others. Erase something to continue.",
    refused: "Couldn’t add this to the whiteboard. Only you can see it.",
    waiting: "You’re offline. Your drawings are sent when you’re back online.",
  },
};

/** The whiteboard, full screen, for a guest on stage. */
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
