import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readSync,
  renameSync,
  writeSync,
} from "node:fs";

const keptBytes = 20 << 20;

/**
 * Moves a log's content to `<file>.1` once it's large, while its writer keeps running. The writer can't be
 * switched to another file, so the content is copied and the file truncated (it's open for appending). The
 * last read and the truncation are microseconds apart; a line written in between is lost.
 * @returns true if it was rotated
 */
export function rotateLog(file: string, largestBytes: number = keptBytes): boolean {
  if (!existsSync(file)) return false;
  const from = openSync(file, "r+");
  try {
    if (fstatSync(from).size <= largestBytes) return false;
    const whole = `${file}.new`;
    const to = openSync(whole, "w", 0o600);
    try {
      copyAll(from, to);
      ftruncateSync(from, 0);
    } finally {
      closeSync(to);
    }
    renameSync(whole, `${file}.1`);
    return true;
  } finally {
    closeSync(from);
  }
}

function copyAll(from: number, to: number): void {
  const part = Buffer.alloc(1 << 20);
  for (;;) {
    const length = readSync(from, part, 0, part.length, null);
    if (length === 0) return;
    writeSync(to, part, 0, length);
  }
}
