import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { folderElsewhere, unclaimedFolders } from "./databases-elsewhere";
import { reachableFolder } from "./postgres-files";

let folder: string;
let home: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "showrunner-elsewhere-"));
  home = join(folder, "home");
  for (const name of ["a", "b"]) mkdirSync(join(folder, name));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const targetIn = (name: string): string => join(folder, name, "postgres");
const place = (name: string): string => folderElsewhere(targetIn(name), home);

/** As a database leaves it. */
function filled(name: string): string {
  const where = place(name);
  writeFileSync(join(where, "data"), name);
  return where;
}

describe("a database outside its data folder", () => {
  it("stays where it is when the data folder is moved, and when others are placed at its old path", () => {
    const first = filled("a");
    renameSync(join(folder, "a"), join(folder, "moved"));
    mkdirSync(join(folder, "a"));
    const second = filled("a");
    expect(second).not.toBe(first);
    expect(place("moved")).toBe(first);
    expect(place("a")).toBe(second);
    // Back to the old path, after the one that was there in between.
    rmSync(join(folder, "a"), { recursive: true });
    renameSync(join(folder, "moved"), join(folder, "a"));
    expect(place("a")).toBe(first);
    for (const kept of [first, second]) expect(existsSync(join(kept, "data"))).toBe(true);
  });

  it("survives starts of others while its data folder is away, and is listed", () => {
    const first = filled("a");
    renameSync(join(folder, "a"), join(folder, "away"));
    filled("b");
    expect(existsSync(join(first, "data"))).toBe(true);
    expect(unclaimedFolders(home)).toEqual([{ folder: first, last: targetIn("a") }]);
    expect(place("away")).toBe(first);
    expect(unclaimedFolders(home)).toEqual([]);
  });

  it("isn't shared with a copy of the data folder, but is found by one that replaces it", () => {
    const first = filled("a");
    cpSync(join(folder, "a"), join(folder, "copy"), { recursive: true });
    expect(() => place("copy")).toThrow(/is a copy of .*Delete the copy to start with an empty database/);
    expect(place("a")).toBe(first);
    rmSync(join(folder, "a"), { recursive: true });
    expect(place("copy")).toBe(first);
  });

  it("isn't replaced with an empty one if it's gone", () => {
    rmSync(filled("a"), { recursive: true });
    expect(() => place("a")).toThrow(/which doesn't exist\. Delete .*postgres\.elsewhere to start/);
  });
});

const isRoot = process.getuid?.() === 0;
/** A user who owns nothing here. */
const stranger = { uid: 65_534, gid: 65_534 };

describe.runIf(isRoot)("a database folder of another user", () => {
  const reachable = (name: string): string => reachableFolder(targetIn(name), stranger, home);

  it("is in the data folder if the user can access it, and stays elsewhere if it was there before", () => {
    // The temporary folder itself is private.
    const first = reachable("a");
    expect(first.startsWith(`${home}/data-`)).toBe(true);
    const open = mkdtempSync(join(tmpdir(), "showrunner-open-"));
    try {
      chmodSync(open, 0o755);
      expect(reachableFolder(join(open, "fresh/postgres"), stranger, home)).toBe(
        join(open, "fresh/postgres"),
      );
      renameSync(join(folder, "a"), join(open, "a"));
      const within = (name: string): string => reachableFolder(join(open, name, "postgres"), stranger, home);
      expect(within("a")).toBe(first);
      expect(reachable("b")).not.toBe(first);
    } finally {
      rmSync(open, { recursive: true, force: true });
    }
  });

  it("isn't replaced with an empty one elsewhere if the user can't access it any more", () => {
    mkdirSync(targetIn("a"));
    writeFileSync(join(targetIn("a"), "PG_VERSION"), "18\n");
    expect(() => reachable("a")).toThrow(/can't access .*where this data folder's database is/);
  });
});
