import { copyFileSync, mkdirSync, readdirSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";

/**
 * Copies a folder whose files change during the copy. Skips files that have disappeared or are half written.
 */
export function copyTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o750 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) whileThere(() => copyTree(source, target));
    else if (entry.isFile() && !entry.name.endsWith(".part")) whileThere(() => copyOne(source, target));
  }
}

function copyOne(source: string, target: string): void {
  copyFileSync(source, target);
  const { atime, mtime } = statSync(source);
  utimesSync(target, atime, mtime);
}

function whileThere(work: () => void): void {
  try {
    work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
