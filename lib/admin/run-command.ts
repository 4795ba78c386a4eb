import { Problem } from "@/lib/operation/problem";
import { announcerCommands, announcerWords } from "./announcer-commands";
import type { Command } from "./command";
import { keyCommands, keyWords } from "./key-commands";
import { modelCommands } from "./model-commands";
import { processCommands } from "./process-commands";
import { signInCommands } from "./sign-in-commands";
import { workspaceCommands, workspaceWords } from "./workspace-commands";

const COMMANDS: Record<string, Command> = {
  ...workspaceCommands,
  ...keyCommands,
  ...signInCommands,
  ...processCommands,
  ...modelCommands,
  ...announcerCommands,
};

const wrongUsage = (message: string): Problem => new Problem("validation_error", message);

const words = {
  ...workspaceWords,
  ...keyWords,
  ...announcerWords,
  DIR: "the data folder of a running stack, as in bin/up --data DIR; default: var/",
};

export const usageText = (): string =>
  [
    "usage: bin/admin COMMAND OPTIONS [--data DIR]",
    "",
    ...Object.entries(COMMANDS).map(([name, { usage }]) => `  ${name} ${usage}`.trimEnd()),
    "",
    ...Object.entries(words).flatMap(([word, meaning]) => wrapped(word, meaning)),
  ].join("\n");

/** Formats a word and its meaning, in lines of up to 100 characters. */
function wrapped(word: string, meaning: string): string[] {
  const lines = [word.padEnd(12)];
  for (const part of meaning.split(" ")) {
    if (`${lines.at(-1)} ${part}`.length > 100) lines.push(" ".repeat(12));
    lines.push(`${lines.pop()} ${part}`);
  }
  return lines;
}

/**
 * Parses one operator command line and returns a function that runs it and resolves with what to print.
 * Throws a `Problem` on wrong usage, before anything needs to be running.
 */
export function readCommand(args: readonly string[]): () => Promise<unknown> {
  const at = args.findIndex((arg) => arg.startsWith("--"));
  const name = args.slice(0, at < 0 ? args.length : at).join(" ");
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command)
    throw wrongUsage(`Unknown command "${name}". Available: ${Object.keys(COMMANDS).join(", ")}.`);
  const options = readOptions(at < 0 ? [] : args.slice(at), command, name);
  const missing = command.required.filter((option) => !options[option]);
  if (missing.length > 0) throw wrongUsage(`Missing: ${missing.map((option) => `--${option}`).join(", ")}.`);
  return () => command.run(options);
}

function readOptions(args: readonly string[], command: Command, name: string): Record<string, string> {
  const known = new Set([...command.required, ...(command.optional ?? [])]);
  const options: Record<string, string> = {};
  for (let i = 0; i < args.length; i++) {
    const [option = "", inline] = splitOnce(args[i] ?? "");
    const value = inline ?? args[++i];
    if (!known.has(option.slice(2))) throw wrongUsage(`"${name}" doesn't accept ${option}.`);
    if (value === undefined) throw wrongUsage(`${option} needs a value.`);
    options[option.slice(2)] = value;
  }
  return options;
}

const splitOnce = (text: string): [string, string | undefined] => {
  const at = text.indexOf("=");
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
};
