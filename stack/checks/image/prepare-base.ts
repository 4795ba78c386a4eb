import { appendFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { arch } from "node:os";
import { join } from "node:path";
import { projectRoot } from "../../paths";
import { runTool } from "../../tool";
import type { CheckContext } from "../step";
import type { Buildah } from "./buildah";

/** The official image's version of npm isn't in its name. Node 24 comes with this one. */
const NPM = "npm@11";
const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

interface Base {
  /** As the Dockerfile names it. */
  name: string;
  node: string;
  suite: string;
}

function baseOf(dockerfile: string): Base {
  const [, name = "", node = "", suite = ""] = /^FROM (node:([\d.]+)-(\w+)-slim)/m.exec(dockerfile) ?? [];
  if (suite === "") throw new Error("The Dockerfile's base image isn't Debian's slim one of Node.");
  return { name: `docker.io/library/${name}`, node, suite };
}

/**
 * Provides the Dockerfile's base image under its name: the real one, or, where no image registry can be
 * reached, one made of the same parts from Debian's mirror and npm. Returns where it came from.
 */
export async function prepareBase(buildah: Buildah, context: CheckContext): Promise<string> {
  const base = baseOf(readFileSync(join(projectRoot, "Dockerfile"), "utf8"));
  const pulled = await buildah.run("pull", "--quiet", base.name).then(
    () => true,
    () => false,
  );
  if (pulled) return "the registry's";
  context.signal.throwIfAborted();
  await makeBase(base, buildah, context);
  return "made here, without an image registry";
}

async function makeBase(base: Base, buildah: Buildah, { signal }: CheckContext): Promise<void> {
  const root = join(buildah.folder, "base");
  const run = (file: string, ...args: string[]) =>
    runTool({ file, args, cwd: buildah.folder, env: process.env, signal });
  const sources = await debianSources(base.suite, run);
  await run(
    "debootstrap",
    "--variant=minbase",
    "--include=ca-certificates",
    base.suite,
    root,
    sources.mirror,
  );
  writeFileSync(join(root, "etc/apt/sources.list"), sources.lines);
  await addNode(base, root, buildah.folder, run);
  await trustAsHere(root, run);
  await run("chroot", root, "useradd", "--create-home", "--user-group", "--uid", "1000", "node");
  await run("chroot", root, "apt-get", "clean");
  await run("find", join(root, "var/lib/apt/lists"), "-mindepth", "1", "-delete");
  const made = (await buildah.run("from", "scratch")).trim();
  await buildah.run("add", "--quiet", made, root, "/");
  await buildah.run("config", "--env", `PATH=${PATH}`, "--env", `NODE_VERSION=${base.node}`, made);
  await buildah.run("commit", "--quiet", "--rm", made, base.name);
  rmSync(root, { recursive: true });
}

type Run = (file: string, ...args: string[]) => Promise<string>;

/** This machine's own Debian mirror, for the image's apt as well. */
async function debianSources(suite: string, run: Run): Promise<{ mirror: string; lines: string }> {
  await run("apt-get", "update", "-q");
  const format = "$(SITE) $(RELEASE) $(COMPONENT)";
  const wanted = ["Created-By: Packages", "Origin: Debian"];
  const targets = (await run("apt-get", "indextargets", "--format", format, ...wanted)).trim().split("\n");
  const known = targets.map((line) => line.split(" "));
  const [mirror = ""] =
    known.find(([, release = "", part]) => part === "main" && /^[a-z]+$/.test(release)) ?? [];
  if (mirror === "")
    throw new Error("bin/test image finds no Debian mirror in apt's sources, and can't reach a registry.");
  const own = known.filter(([, release = "", part]) => part === "main" && release.startsWith(suite));
  const rows = own.length > 0 ? own : [[mirror, suite, "main"]];
  return { mirror, lines: rows.map((row) => `deb ${row.join(" ")}\n`).join("") };
}

async function addNode({ node }: Base, root: string, folder: string, run: Run): Promise<void> {
  const local = join(root, "usr/local");
  const npm = join(local, "lib/node_modules/npm");
  mkdirSync(npm, { recursive: true });
  const pack = async (name: string) => (await run("npm", "pack", "--loglevel=error", name)).trim();
  const program = join(folder, await pack(`node-linux-${arch()}@${node}`));
  await run("tar", "-xzf", program, "-C", local, "--strip-components=1", "package/bin/node");
  await run("tar", "-xzf", join(folder, await pack(NPM)), "-C", npm, "--strip-components=1");
  for (const name of ["npm", "npx"])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, "bin", name));
  await run("chmod", "-R", "a+rX", npm);
  await run("chmod", "a+x", join(npm, "bin/npm-cli.js"), join(npm, "bin/npx-cli.js"));
}

/** npm in the image uses the same registry as here, and trusts the same certificates. */
async function trustAsHere(root: string, run: Run): Promise<void> {
  const registry = (await run("npm", "config", "get", "registry")).trim();
  const extra = process.env.NODE_EXTRA_CA_CERTS;
  const bundle = "/etc/ssl/certs/ca-certificates.crt";
  if (extra) appendFileSync(join(root, bundle), readFileSync(extra));
  mkdirSync(join(root, "usr/local/etc"), { recursive: true });
  writeFileSync(join(root, "usr/local/etc/npmrc"), `registry=${registry}\ncafile=${bundle}\n`);
}
