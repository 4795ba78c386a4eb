import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { projectRoot } from "./paths";
import { markProcess } from "./process-state";

let project: string;
let running: ChildProcess | undefined;

/** A checkout whose lock file has changed since its packages were installed. */
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "showrunner-prepare-"));
  for (const name of ["node.sh", "prepare.sh", "packages-current.mjs", "in-use.mjs"]) copy(`bin/${name}`);
  for (const name of ["admin", "up"])
    put(`bin/${name}`, `#!/bin/sh\n. "$(dirname "$0")/prepare.sh"\necho ran\n`);
  put("path/npm", `#!/bin/sh\necho "$@" > "${project}/asked"\n`);
  const lock = (version: string) => JSON.stringify({ packages: { "node_modules/one": { version } } });
  put("package-lock.json", lock("2.0.0"));
  put("node_modules/.package-lock.json", lock("1.0.0"));
});

afterEach(() => {
  running?.kill("SIGKILL");
  running = undefined;
  rmSync(project, { recursive: true, force: true });
});

function put(name: string, text: string): void {
  mkdirSync(dirname(join(project, name)), { recursive: true });
  writeFileSync(join(project, name), text);
  chmodSync(join(project, name), 0o755);
}

function copy(name: string): void {
  mkdirSync(dirname(join(project, name)), { recursive: true });
  copyFileSync(join(projectRoot, name), join(project, name));
}

function run(name: string, ...args: string[]) {
  const path = [join(project, "path"), dirname(process.execPath), process.env.PATH].join(delimiter);
  const ran = spawnSync(join(project, "bin", name), args, {
    env: { PATH: path, NODE_ENV: "test" },
    encoding: "utf8",
  });
  return { ...ran, installed: existsSync(join(project, "asked")) };
}

function expectPackagesToStay(...args: string[]): void {
  expect(run("admin", ...args)).toMatchObject({ status: 0, stdout: "ran\n", installed: false });
  const up = run("up", ...args);
  expect(up).toMatchObject({ status: 1, stdout: "", installed: false });
  expect(up.stderr).toContain("A stack runs from this folder, and package-lock.json lists other packages.");
}

describe("the packages of a checkout", () => {
  it("are installed if the lock file has changed", () => {
    expect(run("admin")).toMatchObject({ status: 0, stdout: "ran\n", installed: true });
  });

  it.each<[string, string[]]>([
    ["var", []],
    ["other", ["--data", "other"]],
  ])("stay while a stack runs from it with the data folder %s", (folder, args) => {
    const holder = markProcess(process.pid);
    put(`${folder}/run.json`, JSON.stringify({ supervisor: holder, children: {} }));
    expectPackagesToStay(...args);
    put(`${folder}/run.json`, JSON.stringify({ supervisor: { ...holder, pid: 2 ** 22 + 1 }, children: {} }));
    expect(run("up", ...args)).toMatchObject({ status: 0, installed: true });
  });

  it.runIf(process.platform === "linux")(
    "stay while one runs with a data folder that isn't named",
    async () => {
      running = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)", "stack/up.ts"], {
        cwd: project,
      });
      await once(running, "spawn");
      expectPackagesToStay();
      const ended = once(running, "exit");
      running.kill("SIGKILL");
      await ended;
      expect(run("up")).toMatchObject({ status: 0, installed: true });
    },
  );
});
