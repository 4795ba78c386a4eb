import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { join } from "node:path";

/** Where children look for programs. */
const PLACES = ["/usr/local/bin", "/usr/bin", "/bin"];

/** Returns the full path of a program that children can run, or undefined if it isn't installed. */
export async function findProgram(name: string): Promise<string | undefined> {
  for (const place of PLACES) {
    const path = join(place, name);
    const found = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return path;
  }
  return undefined;
}
