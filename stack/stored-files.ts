import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, statSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";
import type pg from "pg";

/** The complete files under a folder, by their paths in it. */
export function filesUnder(folder: string, within = ""): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(within, entry.name);
    // File systems have it at their top, and only root can read it.
    if (entry.isDirectory() && entry.name !== "lost+found") return filesUnder(join(folder, entry.name), path);
    return entry.isFile() && !entry.name.endsWith(".part") ? [path] : [];
  });
}

/** @throws if `to` has files that aren't in `from`: it belongs to something else */
export function refuseOtherFiles(from: string, to: string): void {
  const expected = new Set(filesUnder(from));
  const other = filesUnder(to).find((path) => !expected.has(path));
  if (other !== undefined)
    throw new Error(
      `${to} has files that aren't in the backup, such as ${other}. Move that folder away: the restore makes it from the backup.`,
    );
}

/** Copies the files that `to` doesn't have yet, so that an interrupted copy can be continued. */
export function copyMissing(from: string, to: string): void {
  for (const path of filesUnder(from)) {
    const [source, target] = [join(from, path), join(to, path)];
    const { size, atime, mtime } = statSync(source);
    if (statSync(target, { throwIfNoEntry: false })?.size === size) continue;
    mkdirSync(dirname(target), { recursive: true, mode: 0o750 });
    copyFileSync(source, `${target}.part`);
    utimesSync(`${target}.part`, atime, mtime);
    renameSync(`${target}.part`, target);
  }
}

const STORED = "SELECT key FROM file WHERE state = 'stored'";

/** The stored files of a database that aren't in the folder, by their paths in it. */
export async function missingFiles(client: pg.Client, folder: string): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(STORED);
  return rows.map(({ key }) => key).filter((key) => !existsSync(join(folder, key)));
}
