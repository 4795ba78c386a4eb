"use client";

import { Eye, EyeOff } from "lucide-react";
import { BoardPanel } from "@/components/stage/board/board-panel";
import { Button } from "@/components/ui/button";
import { useStudio } from "./studio-context";

const WORDS = {
  title: "Whiteboard",
  loading: "Opening the whiteboard…",
  trouble: {
    full: "The board is full. What you draw now nobody else sees; take something off it first.",
    refused: "This could not be put on the board, and nobody else sees it.",
    waiting: "No connection. What you draw is sent as soon as it is back.",
  },
};

/** The whiteboard over the program: to prepare it, and to draw while it is on the stage. */
export function BoardDialog({ onClose }: { onClose: () => void }) {
  const { controller, state, run } = useStudio();
  const shown = state.whiteboard.visible;
  const standing = !shown
    ? "Only those who run the show see it."
    : state.phase === "live"
      ? "On the stage: everybody sees what you draw."
      : "On the stage; the audience sees it once the show is on air.";
  return (
    <div className="absolute inset-0 z-20">
      <BoardPanel
        source={controller.board}
        draw={controller.draw}
        words={{ ...WORDS, standing }}
        actions={
          <>
            <Button
              size="sm"
              variant={shown ? "secondary" : "primary"}
              icon={
                shown ? <EyeOff className="size-4" aria-hidden /> : <Eye className="size-4" aria-hidden />
              }
              onClick={() => void run({ action: shown ? "hide_whiteboard" : "show_whiteboard" })}
            >
              {shown ? "Take off the stage" : "Show on the stage"}
            </Button>
            <Button size="sm" onClick={onClose}>
              Close
            </Button>
          </>
        }
      />
    </div>
  );
}
