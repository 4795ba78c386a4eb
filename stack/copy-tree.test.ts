import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { copyTree } from "./copy-tree";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "showrunner-copy-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it("copies complete files with their times, and skips partial ones", () => {
  mkdirSync(join(folder, "from/wsp_a/test"), { recursive: true });
  writeFileSync(join(folder, "from/wsp_a/test/fil_1"), "one");
  writeFileSync(join(folder, "from/wsp_a/test/fil_2.part"), "half");
  copyTree(join(folder, "from"), join(folder, "to"));
  expect(readdirSync(join(folder, "to/wsp_a/test"))).toEqual(["fil_1"]);
  expect(readFileSync(join(folder, "to/wsp_a/test/fil_1"), "utf8")).toBe("one");
  const time = (where: string) => statSync(join(folder, where, "wsp_a/test/fil_1")).mtimeMs;
  expect(Math.abs(time("to") - time("from"))).toBeLessThan(1);
});

it("continues when files disappear during the copy", async () => {
  const [from, to] = [join(folder, "from"), join(folder, "to")];
  mkdirSync(from);
  const names = Array.from({ length: 2_000 }, (_, n) => `fil_${n}`);
  for (const name of names) writeFileSync(join(from, name), name);
  // Another process removes them from the other end at the same time.
  const remove =
    "for (const name of JSON.parse(process.argv[2])) require('fs').unlinkSync(process.argv[1] + '/' + name)";
  const remover = spawn(process.execPath, ["-e", remove, from, JSON.stringify(names.reverse())]);
  const ended = once(remover, "exit");
  while (remover.exitCode === null) {
    copyTree(from, to);
    await sleep(0);
  }
  await ended;
  expect(remover.exitCode).toBe(0);
  for (const name of readdirSync(to)) expect(readFileSync(join(to, name), "utf8")).toBe(name);
});
