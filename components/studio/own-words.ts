import type { DeskCommand } from "./studio-types";

/** An entry of the history in words, where it is no command of the catalogue or nobody's name is needed. */
export function ownWords({ action, command }: DeskCommand): string {
  if (action === "undo") return `undo: ${String(command.what ?? "a command").replaceAll("_", " ")}`;
  if (action === "emergency_stop") return `emergency stop (${String(command.level)})`;
  return action.replaceAll("_", " ");
}
