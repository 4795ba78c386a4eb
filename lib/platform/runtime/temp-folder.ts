import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env } from "./env";

const parentOf = (): string => env().TEMP_DIR ?? tmpdir();

const NAME = /^showrunner-\w{6}$/;
/** No work takes longer. */
const OLD_MS = 24 * 3_600_000;

/** Runs work with its own folder, which is always removed afterwards. */
export async function inTempFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const parent = parentOf();
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, "showrunner-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Removes the folders that killed processes left. */
export async function sweepTempFolders(): Promise<void> {
  const parent = parentOf();
  for (const name of (await readdir(parent).catch(() => [])).filter((one) => NAME.test(one))) {
    const path = join(parent, name);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isDirectory() || found.uid !== process.getuid?.()) continue;
    if (Date.now() - found.mtimeMs > OLD_MS) await rm(path, { recursive: true, force: true });
  }
}
