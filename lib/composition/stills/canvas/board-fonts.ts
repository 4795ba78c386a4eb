import { existsSync } from "node:fs";
import { join } from "node:path";
import { GlobalFonts } from "@napi-rs/canvas";
import { faceOf } from "@/lib/live/whiteboard/faces";

/** Where the build puts the editor's fonts, and where they come from. */
const FOLDERS = ["public/whiteboard/fonts", "node_modules/@excalidraw/excalidraw/dist/prod/fonts"];

const known = new Map<number, string>();

/**
 * Returns the families of one of Excalidraw's typefaces, in CSS notation. Each of its files is a family of its own,
 * because a registered family has one file per style.
 */
export function boardFamilies(number: number): string {
  const families = known.get(number) ?? registered(number);
  known.set(number, families);
  return families;
}

function registered(number: number): string {
  const { family, files } = faceOf(number);
  const names = files.flatMap(([file], index) => {
    const name = `Board ${family} ${index}`;
    const path = FOLDERS.map((folder) => join(process.cwd(), folder, file)).find(existsSync);
    return path !== undefined && GlobalFonts.registerFromPath(path, name) !== null ? [name] : [];
  });
  return [...names.map((name) => `"${name}"`), `"${family}"`, "sans-serif"].join(", ");
}
