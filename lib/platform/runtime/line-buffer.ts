/** How long a line may wait for others, and how many characters wait at most. */
const WAIT_MS = 20;
const MOST_CHARS = 64 * 1024;

/**
 * Collects lines that are written together: a write of its own costs more than the line. The order stays as it was.
 * Nothing of it outlives the process: whoever makes one flushes it at the end.
 */
export class LineBuffer {
  #lines: string[] = [];
  #chars = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly out: { write(text: string): unknown }) {}

  /** Takes a line with its end. */
  write(line: string): void {
    this.#lines.push(line);
    this.#chars += line.length;
    if (this.#chars >= MOST_CHARS) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), WAIT_MS).unref();
  }

  /** Writes what waits, now. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#lines.length === 0) return;
    const text = this.#lines.join("");
    this.#lines = [];
    this.#chars = 0;
    this.out.write(text);
  }
}
