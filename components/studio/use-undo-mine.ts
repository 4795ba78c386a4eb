"use client";

import { showError } from "./show-error";
import { useStudio } from "./studio-context";
import { undoneBy } from "./undone-by";

/** Undoes the user's own last command, not those of others. */
export function useUndoMine(): () => void {
  const { controller, desk } = useStudio();
  return () => {
    const undone = undoneBy(desk.commands);
    const last = desk.commands.find(
      ({ id, action, undoable, mine }) => mine && action !== "undo" && undoable && !undone.has(id),
    );
    if (last) void controller.calls.undo(last.id).catch(showError);
  };
}
