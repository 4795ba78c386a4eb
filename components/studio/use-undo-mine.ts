"use client";

import { useStudio } from "./studio-context";
import { tellTrouble } from "./tell-trouble";
import { undoneBy } from "./undone-by";

/** Takes back the last thing that was done from this studio by whoever sits here, not what others did. */
export function useUndoMine(): () => void {
  const { controller, desk } = useStudio();
  return () => {
    const undone = undoneBy(desk.commands);
    const last = desk.commands.find(
      ({ id, action, undoable, mine }) => mine && action !== "undo" && undoable && !undone.has(id),
    );
    if (last) void controller.calls.undo(last.id).catch(tellTrouble);
  };
}
