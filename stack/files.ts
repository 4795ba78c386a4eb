import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes a file so that a reader finds either the old one or the whole new one. */
export function writeFileAtomically(file: string, content: string | Buffer, mode = 0o644): void {
  mkdirSync(dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}.part`;
  writeFileSync(partial, content, { mode });
  renameSync(partial, file);
}
