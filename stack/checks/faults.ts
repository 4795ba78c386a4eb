import { join } from "node:path";
import { projectRoot } from "../paths";
import { runTool } from "../tool";
import type { Step, StepResult } from "./step";

/**
 * The quick form of the fault rehearsals: parts of the stack are killed, frozen and doubled during writes.
 */
export const faultsStep: Step = {
  name: "faults",
  async run({ signal, log }) {
    let text = "";
    await runTool({
      file: process.execPath,
      args: ["--import", "tsx", join(projectRoot, "faults/run.ts"), "--short"],
      cwd: projectRoot,
      env: process.env,
      signal,
      onOutput: (part) => {
        text += part;
      },
    }).catch((error: Error) => {
      if (!countIn(text)) text += error.message;
    });
    signal.throwIfAborted();
    const count = countIn(text);
    if (count && count.failed === 0) {
      for (const [line] of text.matchAll(/^once more: .*$/gm)) log(`  ${line}`);
      return count;
    }
    return { passed: 0, failed: 1, ...count, report: text };
  },
};

/** Parses the last line of the table: how many figures were met, of how many. */
function countIn(text: string): StepResult | undefined {
  const [, met, all] = /^(\d+) of (\d+) met/m.exec(text) ?? [];
  if (met === undefined || all === undefined) return undefined;
  return { passed: Number(met), failed: Number(all) - Number(met), report: "" };
}
