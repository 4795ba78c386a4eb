/** How long a line may wait for others, and how many characters may wait. */
const WAIT_MS = 20;
const MAX_CHARS = 64 * 1024;

/**
 * Collects lines to write together, because a write costs more than a line. Keeps their order. Nothing
 * survives the process, so its owner flushes it at the end.
 */
export class LineBuffer {
  #lines: string[] = [];
  #chars = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly out: { write(text: string): unknown }) {}

  /** Adds a line, including its line break. */
  write(line: string): void {
    this.#lines.push(line);
    this.#chars += line.length;
    if (this.#chars >= MAX_CHARS) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), WAIT_MS).unref();
  }

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
