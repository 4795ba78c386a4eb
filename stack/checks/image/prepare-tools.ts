import { existsSync } from "node:fs";
import { runTool } from "../../tool";
import type { CheckContext } from "../step";

const TOOLS: Readonly<Record<string, string>> = {
  buildah: "/usr/bin/buildah",
  debootstrap: "/usr/sbin/debootstrap",
};

/** Installs what builds and mounts images if it may, and otherwise says what to install. */
export async function prepareTools({ log, signal }: CheckContext): Promise<void> {
  const isMissing = (name: string) => !existsSync(TOOLS[name] ?? "");
  const missing = Object.keys(TOOLS).filter(isMissing);
  const isRoot = process.getuid?.() === 0;
  if (missing.length > 0 && isRoot && existsSync("/usr/bin/apt-get")) {
    log(`Installing ${missing.join(" and ")} with apt.`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const apt = (...args: string[]) => runTool({ file: "apt-get", args, cwd: "/", env, signal });
    await apt("update", "-q");
    await apt("install", "-y", "-q", "--no-install-recommends", ...missing);
  }
  const still = Object.keys(TOOLS).filter(isMissing);
  if (still.length > 0)
    throw new Error(
      `bin/test image needs ${still.join(" and ")}. On Debian: apt-get install --no-install-recommends ${still.join(" ")}`,
    );
  if (!isRoot) throw new Error("bin/test image mounts the images that it builds: run it as root.");
}
