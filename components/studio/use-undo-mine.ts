"use client";

import { lastUndoable, recentCommands } from "./recent-commands";
import { showError } from "./show-error";
import { useStudio } from "./studio-context";

/** Undoes the user's own last command, not those of others. */
export function useUndoMine(): () => void {
  const { controller, desk } = useStudio();
  const { commands } = controller;
  const find = () =>
    lastUndoable(recentCommands(controller.desk.get().desk ?? desk, commands.answered.get()), true)?.id;
  return () => void commands.undo(find).catch(showError);
}
