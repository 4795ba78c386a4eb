import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { rotateLog } from "./log-file";

const folder = mkdtempSync(join(tmpdir(), "showrunner-log-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("rotating a log while its writer keeps writing", () => {
  it("keeps a small file", () => {
    const file = join(folder, "small.log");
    expect(rotateLog(file)).toBe(false);
    writeFileSync(file, "x".repeat(1_000));
    expect(rotateLog(file, 1_000)).toBe(false);
    expect(existsSync(`${file}.1`)).toBe(false);
  });

  it("neither duplicates nor mixes up lines, and loses some only during the truncation", async () => {
    const file = join(folder, "busy.log");
    const script = `let n = 0; const t = setInterval(() => { console.log("line " + n++ + " " + "x".repeat(200)); if (n === 200) clearInterval(t); }, 5);`;
    const log = openSync(file, "a", 0o600);
    const child = spawn(process.execPath, ["-e", script], { stdio: ["ignore", log, log] });
    const ended = new Promise((resolve) => child.once("exit", resolve));
    const parts: string[] = [];
    while (child.exitCode === null && child.signalCode === null) {
      await sleep(20);
      if (rotateLog(file, 4_000)) parts.push(readFileSync(`${file}.1`, "utf8"));
    }
    await ended;
    parts.push(readFileSync(file, "utf8"));
    expect(parts.length).toBeGreaterThan(3);
    const numbers = parts.map((part) => part.match(/(?<=^line )\d+(?= x{200}$)/gm)?.map(Number) ?? []);
    const all = numbers.flat();
    expect(all).toHaveLength(parts.join("").split("\n").length - 1);
    expect(all).toEqual([...new Set(all)].sort((a, b) => a - b));
    for (const part of numbers) expect(part).toEqual(part.map((_number, place) => (part[0] ?? 0) + place));
    // A busy machine may lose a line or two over ten rotations, between the last read and the truncation.
    expect(all.length).toBeGreaterThan(200 - parts.length);
    expect(statSync(`${file}.1`).mode & 0o777).toBe(0o600);
  });
});
