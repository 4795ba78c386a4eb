"use client";

import { Eye, EyeOff } from "lucide-react";
import { BoardPanel } from "@/components/stage/board/board-panel";
import { Button } from "@/components/ui/button";
import { useStudio } from "./studio-context";

const WORDS = {
  title: "Whiteboard",
  loading: "Opening the whiteboard…",
  trouble: {
    full: "The whiteboard is full. Your new drawings aren’t shown to others. Erase something to continue.",
    refused: "Couldn’t add this to the whiteboard. Only you can see it.",
    waiting: "You’re offline. Your drawings are sent when you’re back online.",
  },
};

/** The whiteboard over the program, for preparing it and for drawing while it is on stage. */
export function BoardDialog({ onClose }: { onClose: () => void }) {
  const { controller, state, run } = useStudio();
  const shown = state.whiteboard.visible;
  const standing = !shown
    ? "Only the crew can see this."
    : state.phase === "live"
      ? "On stage. Everyone sees what you draw."
      : "On stage. The audience sees it once the show is on air.";
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
              {shown ? "Remove from stage" : "Show on stage"}
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
