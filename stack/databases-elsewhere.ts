import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/**
 * Databases that can't be in their data folder. Each has a folder under `home`, and two notes connect them: the
 * one beside `target` moves with the data folder and names the database's folder; the one in there says where
 * the first note was seen last.
 */
const noteBeside = (target: string): string => `${target}.elsewhere`;
const noteInside = (folder: string): string => join(folder, "note");

/** Returns the database's folder under `home`: the one that the data folder's note names, otherwise a new one. */
export function folderElsewhere(target: string, home: string): string {
  const note = noteBeside(target);
  const folder = textOf(note) ?? newFolder(home);
  if (!existsSync(folder))
    throw new Error(
      `The database of this data folder was in ${folder}, which doesn't exist. Delete ${note} to start with an empty one.`,
    );
  const other = textOf(noteInside(folder));
  if (other !== null && textOf(other) === folder && existsSync(note) && !isSameFile(other, note))
    throw new Error(
      `${note} is a copy of ${other}, which uses the database in ${folder}. Delete the copy to start with an empty database, and fill it with bin/restore.`,
    );
  writeFileSync(noteInside(folder), note);
  writeFileSync(note, `${folder}\n`);
  return folder;
}

export const isElsewhere = (target: string): boolean => existsSync(noteBeside(target));

/**
 * The folders under `home` whose data folder was moved, deleted or isn't mounted, with the path of its database
 * at the last start.
 */
export function unclaimedFolders(home: string): { folder: string; last: string }[] {
  if (!existsSync(home)) return [];
  return readdirSync(home)
    .filter((name) => name.startsWith("data-"))
    .map((name) => join(home, name))
    .flatMap((folder) => {
      const note = textOf(noteInside(folder)) ?? "";
      return textOf(note) === folder ? [] : [{ folder, last: note.replace(/\.elsewhere$/, "") }];
    });
}

function newFolder(home: string): string {
  mkdirSync(home, { recursive: true, mode: 0o755 });
  const folder = mkdtempSync(join(home, "data-"));
  // The database's user passes through it.
  chmodSync(folder, 0o755);
  return folder;
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return null;
  }
}

function isSameFile(one: string, other: string): boolean {
  const [a, b] = [statSync(one), statSync(other)];
  return a.dev === b.dev && a.ino === b.ino;
}
