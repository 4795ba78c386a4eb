/** Samples this quiet, in a synthesized voice, are a gap between two words. */
const QUIET = 200;
const PAUSE_SECONDS = 0.12;

/** A line's audio, which is played while the rest is still being synthesized. */
export class GrowingSound {
  private samples = new Int16Array(0);
  private length = 0;
  private isWhole = false;
  private wake: (() => void) | undefined;

  constructor(private readonly sampleRate: number) {}

  add(piece: Int16Array): void {
    if (this.length + piece.length > this.samples.length) {
      const larger = new Int16Array(Math.max(this.samples.length * 2, this.length + piece.length));
      larger.set(this.samples.subarray(0, this.length));
      this.samples = larger;
    }
    this.samples.set(piece, this.length);
    this.length += piece.length;
    this.wake?.();
  }

  end(): void {
    this.isWhole = true;
    this.wake?.();
  }

  /** Returns this many samples from an index, once available. Fewer at the end, none beyond it. */
  async from(start: number, count: number): Promise<Int16Array> {
    while (!this.isWhole && this.length < start + count)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    return this.samples.slice(start, Math.min(this.length, start + count));
  }

  /** Returns where the words at an index began: after the last pause. */
  wordsBefore(place: number): number {
    const wanted = PAUSE_SECONDS * this.sampleRate;
    let quiet = 0;
    for (let at = Math.min(place, this.length) - 1; at > 0; at -= 1) {
      quiet = Math.abs(this.samples[at] ?? 0) < QUIET ? quiet + 1 : 0;
      if (quiet >= wanted) return at + Math.floor(wanted / 2);
    }
    return 0;
  }
}
