import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { rotateLog } from "./log-file";

const folder = mkdtempSync(join(tmpdir(), "showrunner-log-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("rotating a log while its writer goes on", () => {
  it("keeps what is small", () => {
    const file = join(folder, "small.log");
    expect(rotateLog(file)).toBe(false);
    writeFileSync(file, "x".repeat(1_000));
    expect(rotateLog(file, 1_000)).toBe(false);
    expect(existsSync(`${file}.1`)).toBe(false);
  });

  it("doubles no line, mixes none up, and loses none but one in the moment of the cut", async () => {
    const file = join(folder, "busy.log");
    const script = `let n = 0; const t = setInterval(() => { console.log("line " + n++ + " " + "x".repeat(200)); if (n === 400) clearInterval(t); }, 1);`;
    const log = openSync(file, "a", 0o600);
    const child = spawn(process.execPath, ["-e", script], { stdio: ["ignore", log, log] });
    const ended = new Promise((resolve) => child.once("exit", resolve));
    const parts: string[] = [];
    while (child.exitCode === null && child.signalCode === null) {
      await sleep(20);
      if (rotateLog(file, 10_000)) parts.push(readFileSync(`${file}.1`, "utf8"));
    }
    await ended;
    parts.push(readFileSync(file, "utf8"));
    expect(parts.length).toBeGreaterThan(3);
    const numbers = parts
      .join("")
      .trim()
      .split("\n")
      .map((line) => Number(line.split(" ")[1]));
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    // A busy machine may hold us up between the last look and the emptying, at most once a rotation.
    expect(numbers.length).toBeGreaterThanOrEqual(398);
    expect(statSync(`${file}.1`).mode & 0o777).toBe(0o600);
  });
});
