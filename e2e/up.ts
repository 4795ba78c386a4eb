import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { UpFile } from "../stack/up-file";

const file = process.env.E2E_UP_FILE || join(process.env.SHOWRUNNER_DATA_DIR || "var", "up.json");

/**
 * Returns the stack under test, from the file that `bin/up` wrote. Process ids change with restarts: read it
 * again for those.
 */
export function readUp(): UpFile {
  if (!existsSync(file))
    throw new Error(`${file} is not there: start the product with bin/up --background first.`);
  return JSON.parse(readFileSync(file, "utf8")) as UpFile;
}

export const up = readUp();
