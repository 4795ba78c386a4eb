import { existsSync } from "node:fs";
import { mkdir, mkdtemp, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { withSettings } from "@/test/support/settings";
import { captureFolder, sweepCaptures } from "./sweep-captures";

const HOUR_SECONDS = 3_600;

it("what captures of killed processes left waiting is removed, an hour after its last change", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "captures-"));
  /** A run's waiting file that was last changed so long ago, and its folder. */
  const leave = async (folder: string, hours: number): Promise<string> => {
    const file = join(folder, "1");
    await mkdir(folder, { recursive: true });
    await writeFile(file, "chunk");
    const at = Date.now() / 1_000 - hours * HOUR_SECONDS;
    for (const path of [file, folder, join(folder, "..")]) await utimes(path, at, at);
    return file;
  };
  const ofProcess = (id: string) => join(dataDir, "captures", id, "run_1");
  const other = newId("prc");
  await db().runningProcess.create({ data: { id: other, pool: "media", release: "test" } });
  await withSettings({ DATA_DIR: dataDir }, async () => {
    await sweepCaptures();
    const mine = await leave(captureFolder("run_1"), 2);
    const living = await leave(ofProcess(other), 2);
    const settling = await leave(ofProcess("prc_young"), 0.5);
    const dead = await leave(ofProcess("prc_dead"), 2);
    await sweepCaptures();
    expect([mine, living, settling, dead].map((file) => existsSync(file))).toEqual([true, true, true, false]);
    expect(existsSync(join(dataDir, "captures", "prc_dead"))).toBe(false);
  });
});
