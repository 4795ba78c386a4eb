import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { getPriority, setPriority } from "node:os";
import { afterEach, describe, expect, it } from "vitest";
import { matchSessionToNiceness } from "./session-priority";

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

function sleeper(detached: boolean): number {
  const child = spawn("sleep", ["60"], { detached, stdio: "ignore" });
  started.push(child);
  return child.pid as number;
}

const sessionNiceness = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/autogroup`, "utf8").trim().split(" ").at(-1));

describe.skipIf(!existsSync("/proc/self/autogroup"))("a session's CPU priority", () => {
  it("matches its leader's niceness", () => {
    const pid = sleeper(true);
    setPriority(pid, getPriority() + 4);
    const before = sessionNiceness(pid);
    matchSessionToNiceness(pid);
    expect(sessionNiceness(pid)).not.toBe(before);
    expect(sessionNiceness(pid)).toBe(getPriority(pid));
  });

  it("isn't changed by a process that only shares it", () => {
    const pid = sleeper(false);
    const before = sessionNiceness(pid);
    setPriority(pid, getPriority() + 4);
    matchSessionToNiceness(pid);
    expect(sessionNiceness(pid)).toBe(before);
  });

  it("is left alone if the process is gone", () => {
    expect(() => matchSessionToNiceness(2 ** 22)).not.toThrow();
  });
});
