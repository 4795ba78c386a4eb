import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Layout, layoutOf } from "./layout";
import { isRunning, markProcess, type ProcessMark, statFromPs } from "./process-state";
import {
  handDataFolderOver,
  holdsDataFolder,
  lockDataFolder,
  readRunState,
  unlockDataFolder,
} from "./run-file";

describe("lockDataFolder", () => {
  let layout: Layout;
  let started: ProcessMark[];

  beforeEach(() => {
    layout = layoutOf(mkdtempSync(join(tmpdir(), "showrunner-run-")));
    started = [];
  });

  afterEach(() => {
    for (const mark of started) if (isRunning(mark)) process.kill(mark.pid, "SIGKILL");
    rmSync(layout.dataDir, { recursive: true, force: true });
  });

  function sleeper(program = "setInterval(() => {}, 1000)"): ProcessMark {
    const child = spawn(process.execPath, ["-e", program], { detached: true });
    const mark = markProcess(child.pid ?? 0);
    started.push(mark);
    return mark;
  }

  function leave(supervisor: ProcessMark, children: Record<string, ProcessMark>): void {
    writeFileSync(layout.runFile, JSON.stringify({ supervisor, children }));
  }

  it("lets one supervisor at a time lock a folder", async () => {
    expect(await lockDataFolder(layout)).toBe(true);
    expect(await lockDataFolder(layout)).toBe(false);
    unlockDataFolder(layout);
    expect(await lockDataFolder(layout)).toBe(true);
  });

  it("rejects a folder whose supervisor is running, and leaves its children alone", async () => {
    const child = sleeper();
    leave(sleeper(), { app: child });
    expect(await lockDataFolder(layout)).toBe(false);
    expect(isRunning(child)).toBe(true);
  });

  it("belongs to the other process as soon as it's handed over", async () => {
    expect(await lockDataFolder(layout)).toBe(true);
    expect(holdsDataFolder(layout)).toBe(true);
    const other = sleeper();
    handDataFolderOver(layout, other.pid);
    expect(readRunState(layout)).toEqual({ supervisor: other, children: {} });
    expect(holdsDataFolder(layout)).toBe(false);
    expect(await lockDataFolder(layout)).toBe(false);
    // A process that merely got the holder's process id doesn't hold the lock.
    leave({ pid: process.pid, started: "1" }, {});
    expect(holdsDataFolder(layout)).toBe(false);
  });

  it("leaves the folder to another start that took it while the leftovers were stopping", async () => {
    const ready = join(layout.dataDir, "ready");
    const slow = `process.on("SIGINT", () => setTimeout(process.exit, 2_000));
      setInterval(() => {}, 1000);
      require("node:fs").writeFileSync(${JSON.stringify(ready)}, "");`;
    const database = sleeper(slow);
    await expect.poll(() => existsSync(ready)).toBe(true);
    rmSync(ready);
    leave({ ...sleeper(), started: "1" }, { postgres: database });
    const winner = sleeper();
    const locked = lockDataFolder(layout);
    await sleep(200);
    rmSync(layout.runFile);
    leave(winner, {});
    writeFileSync(layout.upFile, "{}");
    expect(await locked).toBe(false);
    expect(readRunState(layout)?.supervisor).toEqual(winner);
    // What a start that failed calls.
    unlockDataFolder(layout);
    expect(readRunState(layout)?.supervisor).toEqual(winner);
    expect(readdirSync(layout.dataDir).sort()).toEqual(["run.json", "up.json"]);
  });

  it("ends processes that a killed supervisor left, but not one that reuses an id", async () => {
    const orphan = sleeper();
    const stranger = sleeper();
    writeFileSync(layout.upFile, "{}");
    leave({ ...sleeper(), started: "1" }, { app: orphan, livekit: { ...stranger, started: "1" } });
    expect(await lockDataFolder(layout)).toBe(true);
    expect(isRunning(orphan)).toBe(false);
    expect(isRunning(stranger)).toBe(true);
    expect(existsSync(layout.upFile)).toBe(false);
  });
});

describe("statFromPs", () => {
  it("tells processes with the same id apart, where there is no /proc", () => {
    const own = statFromPs(process.pid);
    expect(own?.started).toMatch(/^\w{3} \w{3} +\d+ \d\d:\d\d:\d\d \d{4}$/);
    expect(own?.state).toMatch(/^[RS]$/);
    expect(statFromPs(process.pid)).toEqual({ state: expect.any(String), started: own?.started });
    expect(statFromPs(2 ** 22 + 1)).toBeNull();
  });
});
