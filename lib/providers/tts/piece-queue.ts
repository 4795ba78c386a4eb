/** A queue of pushed pieces, for a reader that takes them one after the other. */
export class PieceQueue<T> {
  private readonly pieces: T[] = [];
  private ending: { failed: boolean; error?: unknown } | null = null;
  private wake = (): void => undefined;

  push(piece: T): void {
    this.pieces.push(piece);
    this.wake();
  }

  end(): void {
    this.endWith({ failed: false });
  }

  /** Earlier pieces can still be read; after that, reading throws this error. */
  fail(error: unknown): void {
    this.endWith({ failed: true, error });
  }

  async *read(): AsyncGenerator<T, void> {
    for (;;) {
      const piece = this.pieces.shift();
      if (piece !== undefined) yield piece;
      else if (this.ending?.failed) throw this.ending.error;
      else if (this.ending) return;
      else await this.more();
    }
  }

  private endWith(ending: { failed: boolean; error?: unknown }): void {
    this.ending ??= ending;
    this.wake();
  }

  private more(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }
}
