import { format, stripVTControlCharacters } from "node:util";
import { log } from "@/lib/platform/runtime/log";

const LEVELS = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;

/** Turns console output of libraries into log records: one JSON line each, with secrets removed. */
export function consoleToLog(): void {
  for (const [name, level] of Object.entries(LEVELS)) {
    console[name as keyof typeof LEVELS] = (...parts: unknown[]) => {
      const text = stripVTControlCharacters(format(...parts)).trim();
      if (text !== "") log()[level]({ source: "console" }, "%s", text);
    };
  }
}
