import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../paths";
import { runTool } from "../../tool";
import type { CheckContext } from "../step";

/** On disk, unlike `/tmp` on some machines: images take gigabytes while they are built. */
const DISK = "/var/tmp";

/** Debian's buildah, which needs no daemon, with storage of its own. */
export interface Buildah {
  /** For files that belong to the images, on the same disk. */
  folder: string;
  run(...args: string[]): Promise<string>;
  /** Unmounts and removes everything, even after an interruption. */
  remove(): Promise<void>;
}

export function startBuildah({ signal }: CheckContext): Buildah {
  const folder = mkdtempSync(join(DISK, "showrunner-image-"));
  const [root, runRoot] = [join(folder, "storage"), join(folder, "run")];
  const call = (args: string[], until?: AbortSignal): Promise<string> =>
    runTool({
      file: "buildah",
      args: ["--root", root, "--runroot", runRoot, ...args],
      cwd: projectRoot,
      env: { ...process.env, TMPDIR: folder },
      ...(until ? { signal: until } : {}),
    });
  return {
    folder,
    run: (...args) => call(args, signal),
    remove: async () => {
      await call(["rm", "--all"]).catch(() => undefined);
      // The storage mounts itself for some drivers. What stays mounted must not be removed from under it.
      const mounted = join(root, "overlay");
      if (existsSync(mounted))
        await runTool({ file: "umount", args: [mounted], cwd: "/", env: process.env }).catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As many open files as this process may have. buildah's own limit of 1,024 is too low for npm. */
function openFiles(): string[] {
  const [, most] = /^Max open files +\d+ +(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
  return most === undefined ? [] : ["--ulimit", `nofile=${most}:${most}`];
}

/** Builds one target of the Dockerfile from the working tree, and returns the image's name and size. */
export async function buildTarget(
  buildah: Buildah,
  target: string,
): Promise<{ image: string; size: string }> {
  const image = `localhost/showrunner-${target}:check`;
  const how = [
    "--isolation",
    "chroot",
    "--network",
    "host",
    "--format",
    "docker",
    "--layers",
    ...openFiles(),
  ];
  await buildah.run("bud", ...how, "--target", target, "--tag", image, projectRoot);
  return { image, size: (await buildah.run("images", "--format", "{{.Size}}", image)).trim() };
}
