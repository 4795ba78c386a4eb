// Copies the fonts of the whiteboard's editor to where pages are served from. Without them, the editor would
// load them from another host.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export function putWhiteboardFonts(root) {
  const editor = join(root, "node_modules/@excalidraw/excalidraw");
  const { version } = JSON.parse(readFileSync(join(editor, "package.json"), "utf8"));
  const target = join(root, "public/whiteboard");
  const stamp = join(target, "version.txt");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === version) return;
  rmSync(target, { recursive: true, force: true });
  cpSync(join(editor, "dist/prod/fonts"), join(target, "fonts"), { recursive: true });
  writeFileSync(stamp, version);
}
