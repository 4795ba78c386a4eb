import type { StageCommand, StageCommandInput } from "./command";
import { COMMAND_DEFAULTS } from "./command-facts";

/** Completes a page's own command as the validation would: fills in what it omits. */
export function completeCommand(command: StageCommandInput): StageCommand {
  const given = Object.entries(command).filter(([, value]) => value !== undefined);
  const defaults: Partial<Record<string, object>> = COMMAND_DEFAULTS;
  return { ...defaults[command.action], ...Object.fromEntries(given) } as StageCommand;
}
