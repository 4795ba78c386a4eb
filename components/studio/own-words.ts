import type { DeskCommand } from "./studio-types";

/** A history entry as text, for entries outside the command catalog or without a name. */
export function ownWords({ action, command }: DeskCommand): string {
  if (action === "undo") return `undo: ${String(command.what ?? "a command").replaceAll("_", " ")}`;
  if (action === "emergency_stop") return `emergency stop (${String(command.level)})`;
  return action.replaceAll("_", " ");
}
