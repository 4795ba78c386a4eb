import type { StageCommand, StageCommandInput } from "./command";
import { COMMAND_DEFAULTS } from "./command-facts";

/** A command of a page's own in its normal form, as the check would leave it: with what it leaves out. */
export function completeCommand(command: StageCommandInput): StageCommand {
  const given = Object.entries(command).filter(([, value]) => value !== undefined);
  const defaults: Partial<Record<string, object>> = COMMAND_DEFAULTS;
  return { ...defaults[command.action], ...Object.fromEntries(given) } as StageCommand;
}
