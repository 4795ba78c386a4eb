import { format, stripVTControlCharacters } from "node:util";
import { log } from "@/lib/platform/runtime/log";

const LEVELS = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;

/** What libraries say on the console becomes records of the log: one JSON line each, with secrets taken out. */
export function consoleToLog(): void {
  for (const [name, level] of Object.entries(LEVELS)) {
    console[name as keyof typeof LEVELS] = (...parts: unknown[]) => {
      const text = stripVTControlCharacters(format(...parts)).trim();
      if (text !== "") log()[level]({ source: "console" }, "%s", text);
    };
  }
}
