import { Problem } from "@/lib/operation/problem";
import type { Command } from "./command";
import { keyCommands } from "./key-commands";
import { signInCommands } from "./sign-in-commands";
import { workspaceCommands } from "./workspace-commands";

const COMMANDS: Record<string, Command> = { ...workspaceCommands, ...keyCommands, ...signInCommands };

const wrongUsage = (message: string): Problem => new Problem("validation_error", message);

export const usageText = (): string =>
  Object.entries(COMMANDS)
    .map(([name, command]) => `bin/admin ${name} ${command.usage}`.trim())
    .join("\n");

/** Runs one operator command line and returns what it prints. Throws a Problem on wrong usage. */
export async function runCommand(args: readonly string[]): Promise<unknown> {
  const at = args.findIndex((arg) => arg.startsWith("--"));
  const name = args.slice(0, at < 0 ? args.length : at).join(" ");
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw wrongUsage(`Unknown command "${name}". Commands:\n${usageText()}`);
  const options = readOptions(at < 0 ? [] : args.slice(at), command, name);
  const missing = command.required.filter((option) => !options[option]);
  if (missing.length > 0) throw wrongUsage(`Missing: ${missing.map((option) => `--${option}`).join(", ")}.`);
  return command.run(options);
}

function readOptions(args: readonly string[], command: Command, name: string): Record<string, string> {
  const known = new Set([...command.required, ...(command.optional ?? [])]);
  const options: Record<string, string> = {};
  for (let i = 0; i < args.length; i++) {
    const [option = "", inline] = splitOnce(args[i] ?? "");
    const value = inline ?? args[++i];
    if (!known.has(option.slice(2))) throw wrongUsage(`"${name}" takes no ${option}.`);
    if (value === undefined) throw wrongUsage(`${option} needs a value.`);
    options[option.slice(2)] = value;
  }
  return options;
}

const splitOnce = (text: string): [string, string | undefined] => {
  const at = text.indexOf("=");
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
};
