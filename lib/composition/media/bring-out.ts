import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { WorkFolder } from "@/lib/platform/confined/work-folder";

/** Copies a file that a child wrote to a new file. */
export async function bringOut(folder: WorkFolder, name: string, to: string): Promise<void> {
  const made = await folder.open(name);
  try {
    await pipeline(
      made.createReadStream({ autoClose: false }),
      createWriteStream(to, { flags: "wx", mode: 0o600 }),
    );
  } finally {
    await made.close();
  }
}
