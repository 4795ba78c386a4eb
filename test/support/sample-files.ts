import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { anyColour, pngImage } from "./images";

/** Writes the files that the samples of uploads send: one of each type, by the names in their examples. */
export async function writeSampleFiles(dir: string): Promise<void> {
  writeFileSync(join(dir, "logo.png"), await pngImage({ colour: anyColour() }));
  writeFileSync(join(dir, "document.pdf"), "%PDF-1.7\n% a document\n");
  writeFileSync(join(dir, "price-list.txt"), "Bread costs 3 euros.\n");
  writeFileSync(join(dir, "people.csv"), "name,email\nAda Lovelace,ada@example.com\n");
  writeFileSync(join(dir, "run-of-show.csv"), "Title,Minutes\nWelcome,5\n");
}
