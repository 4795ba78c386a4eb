import { mkdir, mkdtemp, readdir, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { env } from "./env";
import { inTempFolder, sweepTempFolders } from "./temp-folder";

const { TEMP_DIR } = env();
afterEach(() => Object.assign(env(), { TEMP_DIR }));

it("removes what a killed process left, and nothing that may be in use or isn't ours", async () => {
  const parent = await mkdtemp(join(tmpdir(), "parent-"));
  Object.assign(env(), { TEMP_DIR: parent });
  const old = new Date(Date.now() - 25 * 3_600_000);
  for (const name of ["showrunner-abc123", "showrunner-abc124", "showrunner-checks-abc123", "other"]) {
    await mkdir(join(parent, name));
    await writeFile(join(parent, name, "made.mp4"), "video");
    if (name !== "showrunner-abc124") await utimes(join(parent, name), old, old);
  }
  await inTempFolder(async () => {
    await sweepTempFolders();
    expect((await readdir(parent)).filter((name) => name !== "showrunner-abc123")).toHaveLength(4);
  });
  expect((await readdir(parent)).sort()).toEqual(["other", "showrunner-abc124", "showrunner-checks-abc123"]);
});
