import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "@/stack/paths";

/** Runs in its own process, because the log writes to the real standard output. */
function linesOf(script: string): Record<string, unknown>[] {
  const source = `import { consoleToLog } from "./lib/server/process/console-to-log"; consoleToLog(); ${script}`;
  const output = execFileSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", source], {
    cwd: projectRoot,
    env: { ...process.env, LOG_LEVEL: "debug", TSX_TSCONFIG_PATH: join(projectRoot, "tsconfig.json") },
    encoding: "utf8",
  });
  return output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

it("logs each console message as one JSON line, without colours, extra formatting or secrets", () => {
  const lines = linesOf(`
    console.log("\\u001b[33mtwo\\nlines\\u001b[0m %s", "100 %s of it");
    console.warn("");
    console.error(new Error("Bearer sr_live_abcdefghijklmnop"));`);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ level: 30, source: "console", msg: "two\nlines 100 %s of it" });
  expect(lines[1]).toMatchObject({ level: 50 });
  expect(JSON.stringify(lines[1])).not.toContain("abcdefghijklmnop");
});
