import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { until } from "@/test/support/until";
import { answersOk } from "./probe";
import { isRunning, type ProcessMark } from "./process-state";
import { type Service, Supervisor } from "./supervisor";

/** Serves HTTP, has a child process, and optionally ignores SIGTERM. */
const stubborn = `
  const { spawn } = require("node:child_process");
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  require("node:fs").writeFileSync(process.argv[2], String(child.pid));
  if (process.argv[3] === "deaf") process.on("SIGTERM", () => {});
  require("node:http").createServer((_, answer) => answer.end("ok")).listen(Number(process.argv[1]), "127.0.0.1");
`;

describe("Supervisor", () => {
  let folder: string;
  let children: Record<string, ProcessMark>;
  let lines: string[];
  let supervisor: Supervisor;
  let port: number;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "showrunner-supervisor-"));
    children = {};
    lines = [];
    supervisor = new Supervisor({
      logDir: folder,
      log: (line) => lines.push(line),
      onChange: (now) => {
        children = now;
      },
      backoffMs: 20,
    });
    port = await freePort();
  });

  afterEach(async () => {
    await supervisor.stopAll([]);
    rmSync(folder, { recursive: true, force: true });
  });

  function service(name: string, code: string, ...args: string[]): Service {
    return {
      name,
      plan: () => ({ file: process.execPath, args: ["-e", code, ...args], env: process.env }),
      ready: () => answersOk(`http://127.0.0.1:${port}/`),
      readyWithinMs: 60_000,
      stop: [{ signal: "SIGTERM", waitMs: 200 }],
    };
  }

  function current(name: string): ProcessMark {
    const mark = children[name];
    if (mark === undefined) throw new Error(`${name} does not run`);
    return mark;
  }

  it("restarts a killed child, and reports when it is ready again", async () => {
    let readies = 0;
    const onReady = async () => {
      readies += 1;
    };
    const web = service("web", stubborn, String(port), join(folder, "grandchild"));
    await supervisor.start({ ...web, onReady });
    const first = current("web");
    process.kill(first.pid, "SIGKILL");
    await until(() => children.web !== undefined && children.web.pid !== first.pid);
    await until(() => readies === 2);
    expect(isRunning(first)).toBe(false);
    expect(isRunning(current("web"))).toBe(true);
    expect(lines).toEqual(["web exited (SIGKILL). Restarting it.", "web is running again."]);
  });

  it("leaves nothing behind: neither an unresponsive child nor its children", async () => {
    await supervisor.start(service("web", stubborn, String(port), join(folder, "grandchild"), "deaf"));
    const parent = current("web");
    const grandchild = Number(readFileSync(join(folder, "grandchild"), "utf8"));
    expect(isRunning({ pid: grandchild, started: null })).toBe(true);
    await supervisor.stopAll([["web"]]);
    await until(() => !isRunning({ pid: grandchild, started: null }));
    expect(isRunning(parent)).toBe(false);
    expect(children).toEqual({});
  });

  it("doesn't restart a service that was stopped between attempts", async () => {
    const flag = join(folder, "runs");
    writeFileSync(flag, "");
    const code = `require("node:fs").appendFileSync(${JSON.stringify(flag)}, "x"); process.exit(3);`;
    const started = supervisor.start(service("broken", code));
    await expect(started).rejects.toThrow("broken didn't become ready");
    await supervisor.stopAll([]);
    const runs = readFileSync(flag, "utf8").length;
    expect(runs).toBeGreaterThanOrEqual(3);
    await sleep(300);
    expect(readFileSync(flag, "utf8").length).toBe(runs);
  });

  it("starts nothing once everything is stopping, and doesn't wait for services that aren't ready", async () => {
    const silent = { ...service("silent", "setInterval(() => {}, 1000)"), readyWithinMs: 600_000 };
    const started = supervisor.start(silent);
    const refused = expect(started).rejects.toThrow("silent was stopped");
    const child = current("silent");
    await supervisor.stopAll([["silent"]]);
    await refused;
    expect(isRunning(child)).toBe(false);
    await expect(supervisor.start(silent)).rejects.toThrow("everything is stopping");
    expect(children).toEqual({});
  });

  it("shows the end of the log of a child that never becomes ready", async () => {
    const code = 'console.error("no such folder: /nowhere"); process.exit(1);';
    await expect(supervisor.start(service("broken", code))).rejects.toThrow("no such folder: /nowhere");
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
