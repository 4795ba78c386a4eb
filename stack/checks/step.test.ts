import { getPriority } from "node:os";
import { expect, it } from "vitest";
import { projectRoot } from "../paths";
import { runTool } from "../tool";
import { atLowPriority, atUsualPriority } from "./step";

const priority = async (): Promise<number> => {
  const args = ["-p", "os.getPriority()"];
  return Number(await runTool({ file: process.execPath, args, cwd: projectRoot, env: process.env }));
};

it("gives programs of left-over work a low priority, whatever was awaited before, and no others", async () => {
  const low = await atLowPriority(async () => {
    await Promise.resolve();
    return [await priority(), await atUsualPriority(priority), await priority()];
  });
  expect(low).toEqual([15, getPriority(), 15]);
  expect(await priority()).toBe(getPriority());
});
