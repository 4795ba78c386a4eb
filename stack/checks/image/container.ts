import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SpawnPlan } from "../../supervisor";
import type { Buildah } from "./buildah";

/** A writable copy of an image, mounted. */
export interface Container {
  root: string;
  user: string;
  folder: string;
  env: Record<string, string>;
  command: string[];
  healthCheck: string[];
}

interface ImageConfig {
  User: string;
  WorkingDir: string;
  Env: string[];
  Cmd: string[];
  Healthcheck?: { Test: string[] };
}

export async function mountImage(buildah: Buildah, image: string): Promise<Container> {
  const id = (await buildah.run("from", "--pull-never", image)).trim();
  const root = (await buildah.run("mount", id)).trim();
  const inspected = JSON.parse(await buildah.run("inspect", "--type", "image", image)) as {
    Docker: { config: ImageConfig };
  };
  const { User, WorkingDir, Env, Cmd, Healthcheck } = inspected.Docker.config;
  const pairs = Env.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]);
  return {
    root,
    user: User,
    folder: WorkingDir,
    env: { ...Object.fromEntries(pairs), HOME: join("/home", User) },
    command: Cmd,
    // The first word says that it isn't for a shell.
    healthCheck: Healthcheck?.Test.slice(1) ?? [],
  };
}

/** The id of the image's user, for the folder that stands in for the volume. */
export function userIdOf({ root, user }: Container): number {
  const line = readFileSync(join(root, "etc/passwd"), "utf8")
    .split("\n")
    .find((one) => one.startsWith(`${user}:`));
  return Number(line?.split(":")[2]);
}

/**
 * Makes the image the root of a mount namespace, as container engines do, and runs the command as its user
 * without capabilities. `buildah run` would use chroot(2), in which the kernel lets no one isolate a child
 * process. Every step replaces the one before, so that signals reach the command.
 */
const START = `
set -e
root=$1 data=$2 user=$3 folder=$4
shift 4
mount --rbind "$root" "$root"
mount --bind "$data" "$root/data"
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
cd "$root"
pivot_root . .
umount -l .
cd "$folder"
exec setpriv --reuid="$user" --regid="$user" --init-groups --inh-caps=-all --bounding-set=-all -- "$@"
`;

/** How to run a command in the container; the image's own by default. `data` becomes its volume. */
export function planOf(
  { root, user, folder, env, command }: Container,
  data: string,
  settings: Record<string, string>,
  instead: readonly string[] = command,
): SpawnPlan {
  return {
    file: "unshare",
    args: ["--mount", "--", "/bin/sh", "-c", START, "start", root, data, user, folder, ...instead],
    // Typed as if it had to contain NODE_ENV, which the image sets.
    env: { ...env, ...settings } as unknown as NodeJS.ProcessEnv,
    cwd: "/",
  };
}
