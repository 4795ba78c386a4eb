import { execFile } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { openPromise } from "yauzl";
import type { Archive } from "./model";

/** Unpacks the needed parts of an archive whose digest was checked. */
export async function unpack(path: string, archive: Archive, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await (archive.file.endsWith(".tgz") ? unpackTar(path, archive, to) : unpackZip(path, archive, to));
}

const run = promisify(execFile);

async function unpackTar(path: string, { keep, inPackage }: Archive, to: string): Promise<void> {
  const names = inPackage ? keep.map((name) => `package/${name}`) : keep;
  await run("tar", ["-xzf", path, "-C", to, `--strip-components=${inPackage ? 1 : 0}`, ...names]);
}

async function unpackZip(path: string, { keep }: Archive, to: string): Promise<void> {
  // The library rejects names that lead outside the folder.
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true });
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName } = entry;
      if (fileName.endsWith("/") || !keep.some((name) => `${fileName}/`.startsWith(`${name}/`))) continue;
      const file = join(to, fileName);
      await mkdir(dirname(file), { recursive: true });
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(file));
    }
  } finally {
    zip.close();
  }
}
