import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { projectRoot } from "./paths";

const kind = `${process.platform}-${process.arch}`;
const finder = readFileSync(join(projectRoot, "bin/node.sh"), "utf8");
const brought = /^brought_node=(.+)$/m.exec(finder)?.[1] ?? "";

let folder: string;
let cached: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "showrunner-node-"));
  cached = join(folder, `cache/showrunner/node-${brought}-${kind}/bin/node`);
  for (const name of ["bin", "path", "cache"]) mkdirSync(join(folder, name));
  for (const name of ["sh", "dirname", "mkdir", "mktemp", "tar", "gzip", "mv", "rm", "cp"]) linkTool(name);
  useFinder(finder);
  write("bin/run", readFileSync(join(projectRoot, "bin/run"), "utf8"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The PATH of these runs contains only what is added here. */
function linkTool(name: string): void {
  const places = (process.env.PATH ?? "").split(delimiter).map((place) => join(place, name));
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error(`There is no ${name} on the PATH.`);
  symlinkSync(found, join(folder, "path", name));
}

function write(path: string, text: string): void {
  writeFileSync(join(folder, path), text);
  chmodSync(join(folder, path), 0o755);
}

function useFinder(text: string): void {
  write("bin/node.sh", text);
}

/** A Node that reports that version and machine type, and otherwise is the real one. */
function machineNode(version: string, of = kind): void {
  write(
    "path/node",
    `#!/bin/sh
case "$1" in
  -v) echo v${version} ;;
  -p) echo ${of} ;;
  *) exec ${process.execPath} "$@" ;;
esac
`,
  );
}

/** The registry's archive with a Node that prints `says`; returns its digest. */
function archive(says: string): string {
  mkdirSync(join(folder, "made/package/bin"), { recursive: true });
  write("made/package/bin/node", `#!/bin/sh\n${says}\n`);
  write("made/package/LICENSE", "A licence.");
  const packed = join(folder, "made.tgz");
  spawnSync("tar", ["-czf", packed, "-C", join(folder, "made"), "package"]);
  return createHash("sha512").update(readFileSync(packed)).digest("base64");
}

/**
 * In place of the registry: `npm pack NAME --pack-destination FOLDER` copies that archive and records that it
 * ran.
 */
function machineNpm(): void {
  write("path/npm", `#!/bin/sh\necho "$2" >> ${folder}/asked\ncp ${folder}/made.tgz "$4/node.tgz"\n`);
}

const asked = (): string =>
  existsSync(join(folder, "asked")) ? readFileSync(join(folder, "asked"), "utf8") : "";

function run(...command: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(join(folder, "bin/run"), command, {
    cwd: folder,
    env: { PATH: join(folder, "path"), XDG_CACHE_HOME: join(folder, "cache"), NODE_ENV: "test" },
    encoding: "utf8",
  });
}

/** The finder that expects this archive on this machine. */
const finderFor = (digest: string): string =>
  finder.replace(/^ {4}linux-x64\) echo ".*" ;;$/m, `    ${kind}) echo "${digest}" ;;`);

describe("the Node that the commands run on", () => {
  it.each(["24.0.0", "24.21.0", "26.10.0"])("is the machine's own if it's new enough: %s", (version) => {
    machineNode(version);
    machineNpm();
    expect(run("node", "-v")).toMatchObject({ status: 0, stdout: `v${version}\n`, stderr: "" });
    expect(asked()).toBe("");
  });

  it("is downloaded once if the machine's own is older, and is first on the PATH from then on", () => {
    machineNode("20.19.0");
    machineNpm();
    useFinder(finderFor(archive("echo v24.21.0")));
    const first = run("node", "-v");
    expect(first).toMatchObject({ status: 0, stdout: "v24.21.0\n" });
    expect(first.stderr).toBe(`Downloading Node.js ${brought} from the npm registry, once.\n`);
    expect(asked()).toBe(`node-${kind}@${brought}\n`);
    expect(readdirSync(join(cached, "../.."))).toEqual(["LICENSE", "bin"]);
    expect(run("node", "-v")).toMatchObject({ status: 0, stdout: "v24.21.0\n", stderr: "" });
    expect(asked()).toBe(`node-${kind}@${brought}\n`);
  });

  it("is put on the PATH once, however deep commands call each other", () => {
    machineNode("20.19.0");
    machineNpm();
    useFinder(finderFor(archive("echo v24.21.0")));
    const { stdout } = run(join(folder, "bin/run"), "sh", "-c", 'echo "$PATH"');
    expect(stdout.trim().split(delimiter)).toEqual([join(cached, ".."), join(folder, "path")]);
  });

  it("isn't run if the archive's digest is wrong", () => {
    machineNode("20.19.0");
    machineNpm();
    archive("echo v24.21.0");
    useFinder(finderFor("another digest"));
    const { status, stderr } = run("node", "-v");
    expect(status).toBe(1);
    expect(stderr).toContain("has an unexpected checksum. Install Node.js 24 or newer.");
    expect(readdirSync(join(cached, "..", ".."), { recursive: true })).toEqual(["bin"]);
  });

  it.each<[string, () => void, RegExp]>([
    ["no Node at all", () => undefined, /needs Node\.js 24 or newer on the PATH/],
    ["one that is too old even to fetch it", () => machineNode("20.18.9"), /needs Node\.js 24 or newer on/],
    ["no npm", () => machineNode("20.19.0"), /needs npm on the PATH to download/],
    [
      "a kind that there is none for",
      () => machineNode("22.1.0", "sunos-x64"),
      /there is no download for sunos-x64/,
    ],
    [
      "a system that cannot run it",
      () => {
        machineNode("20.19.0");
        machineNpm();
        useFinder(finderFor(archive("exit 127")));
      },
      /doesn't run on this machine\. Install Node\.js 24 or newer\./,
    ],
  ])("says what to do on a machine with %s", (_what, arrange, sentence) => {
    arrange();
    const { status, stdout, stderr } = run("node", "-v");
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr.trim().split("\n").at(-1)).toMatch(sentence);
    expect(existsSync(cached)).toBe(false);
  });

  it("is the image's version, and meets the minimum in package.json", () => {
    const froms = readFileSync(join(projectRoot, "Dockerfile"), "utf8").match(/^FROM node:\S+/gm);
    expect(new Set(froms)).toEqual(new Set([`FROM node:${brought}-bookworm-slim`]));
    const { engines } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
    const needed = /^needed_node=(.+)$/m.exec(finder)?.[1];
    expect(engines.node).toBe(`>=${needed}`);
  });

  it("is used by every command and every package.json script", () => {
    for (const name of readdirSync(join(projectRoot, "bin")).filter((file) => !file.includes(".")))
      expect(readFileSync(join(projectRoot, "bin", name), "utf8"), name).toMatch(
        /^\. "\$\(dirname "\$0"\)\/(node|prepare)\.sh"$/m,
      );
    const { scripts } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
    for (const script of Object.values(scripts)) expect(script).toMatch(/^(bin\/\w+$|\. bin\/node\.sh && )/);
  });
});
