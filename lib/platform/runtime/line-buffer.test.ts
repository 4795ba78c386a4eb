import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { LineBuffer } from "./line-buffer";

const sink = () => {
  const written: string[] = [];
  return { written, lines: new LineBuffer({ write: (text) => written.push(text) }) };
};

it("writes lines from the same tick together, in order", async () => {
  const { written, lines } = sink();
  for (const n of [1, 2, 3]) lines.write(`${n}\n`);
  expect(written).toEqual([]);
  await expect.poll(() => written).toEqual(["1\n2\n3\n"]);
  lines.write("4\n");
  await expect.poll(() => written).toEqual(["1\n2\n3\n", "4\n"]);
});

it("writes immediately once the buffer is large", () => {
  const { written, lines } = sink();
  for (let n = 0; n < 70; n += 1) lines.write(`${"x".repeat(999)}\n`);
  expect(written).toHaveLength(1);
  lines.flush();
  lines.flush();
  expect(written.join("")).toHaveLength(70_000);
  expect(written).toHaveLength(2);
});

const run = (end: string): string[] => {
  const code = `
    import { log, logPlain } from "./lib/platform/runtime/log";
    log().info("first"); logPlain({ n: 1 }, "second"); log().info({ token: "x" }, "key=abc third"); ${end}`;
  const settings = {
    DATABASE_URL: "x",
    SHOWRUNNER_SECRET: "x",
    LIVEKIT_API_KEY: "x",
    LIVEKIT_API_SECRET: "x",
  };
  const { stdout } = spawnSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", code], {
    env: { NODE_ENV: "test", PATH: process.env.PATH, LOG_LEVEL: "info", ...settings },
  });
  return stdout.toString().trim().split("\n");
};

it.each([
  ["exits", "process.exit(0)"],
  ["comes to its end", ""],
  ["throws what nobody catches", "throw new Error('no')"],
  ["is killed right after an error was told", "log().error('last'); process.kill(process.pid, 'SIGKILL')"],
])("loses no line when the process %s", (_how, end) => {
  const records = run(end).map((line) => JSON.parse(line));
  expect(records.slice(0, 3)).toMatchObject([
    { level: 30, service: "showrunner", msg: "first" },
    { level: 30, service: "showrunner", msg: "second", n: 1, time: expect.stringMatching(/^\d{4}-.*Z$/) },
    { msg: "key=[redacted] third", token: "[redacted]" },
  ]);
  expect(records.at(-1)?.msg).toBe(end.includes("SIGKILL") ? "last" : "key=[redacted] third");
});
