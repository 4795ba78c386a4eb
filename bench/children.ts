import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { projectRoot } from "@/stack/paths";
import { bundle } from "./bundle";
import type { Child } from "./types";

/** `utime` and `stime` in /proc are in hundredths of a second on every Linux. */
const TICK_MICROS = 10_000;
const START_TRIES = 400;

function cpuMicros(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The command name is the second field, in parentheses, and may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MICROS;
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const hard = setTimeout(() => child.kill("SIGKILL"), 5_000);
    child.once("exit", () => {
      clearTimeout(hard);
      resolve();
    });
    child.kill("SIGTERM");
  });
}

const handleOf = (child: ChildProcess, port: number): Child => {
  const pid = child.pid as number;
  return { pid, port, cpuMicros: () => cpuMicros(pid), stop: () => stop(child) };
};

export function startChild(file: string, env: Record<string, string>): Promise<Child> {
  const child = spawn(process.execPath, [...nodeArgs(), bundle(file)], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    let output = "";
    const told = (chunk: Buffer) => {
      output += chunk.toString();
      const port = /^\{"port":(\d+)\}$/m.exec(output)?.[1];
      if (port === undefined) return;
      child.stdout.off("data", told).resume();
      resolve(handleOf(child, Number(port)));
    };
    child.stdout.on("data", told);
    child.once("exit", (code, signal) => reject(new Error(`${file} ended with ${code ?? signal}`)));
  });
}

/** `BENCH_NODE_ARGS=--cpu-prof` profiles the child processes. */
const nodeArgs = (): string[] => process.env.BENCH_NODE_ARGS?.split(" ") ?? [];

export async function startCommand(options: {
  args: string[];
  cwd: string;
  env: Record<string, string>;
  port: number;
}): Promise<Child> {
  const child = spawn(process.execPath, options.args, {
    cwd: options.cwd,
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...options.env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (let tries = 0; !(await listens(options.port)); tries += 1) {
    if (child.exitCode !== null || tries > START_TRIES) throw new Error(`${options.args[0]} did not start`);
    await sleep(50);
  }
  return handleOf(child, options.port);
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
