import { readFileSync } from "node:fs";
import { layoutFrom } from "./layout";

/**
 * `bin/admin [--data DIR]`: the operator commands with the settings of the running stack. Settings that are in the
 * environment already win; without a stack they have to be.
 */
const layout = layoutFrom(process.argv, process.env);
const named = process.argv.indexOf("--data");
if (named !== -1) process.argv.splice(named, 2);
try {
  const settings = JSON.parse(readFileSync(layout.environmentFile, "utf8")) as Record<string, string>;
  for (const [name, value] of Object.entries(settings)) process.env[name] ||= value;
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
}
await import("@/lib/admin/cli");
