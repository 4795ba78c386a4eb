import { describe, expect, it } from "vitest";
import { type Interruption, interrupt } from "./interruption";

const started: [string, Interruption & { code: number }][] = [
  [
    "at its first word",
    {
      args: ["faults/run.ts"],
      signal: "SIGINT",
      code: 130,
      moment: (output) => output.includes("Starting a stack."),
    },
  ],
  [
    "when the stack has its folder",
    { args: ["load/run.ts", "--api"], signal: "SIGTERM", code: 143, moment: (_, state) => state !== null },
  ],
];

/** Later moments, which need a full build, are a row in `faults`. */
describe.runIf(process.platform === "linux")("a rehearsal that is interrupted while its stack starts", () => {
  it.each(started)(
    "leaves nothing behind %s",
    async (_, { code, ...plan }) => {
      const { exitCode, output, seen, left, folders } = await interrupt(plan);
      expect(left).toEqual([]);
      expect(folders).toEqual([]);
      expect(exitCode, output).toBe(code);
      expect(seen).toBeGreaterThan(0);
    },
    300_000,
  );
});
