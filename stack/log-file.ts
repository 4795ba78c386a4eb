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
 * Moves a log's content to `<file>.1` once it is large, while its writer goes on. The writer holds the open file and
 * cannot be told of another name, so the content is copied and the file emptied (it is open for appending). Between
 * the last look and the emptying lie microseconds; a line written just then is lost.
 * @returns true when it was rotated
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
