/** A run of samples so quiet, in a voice of its own making, is between two words. */
const QUIET = 200;
const PAUSE_SECONDS = 0.12;

/** A line's sound, which is being said while the rest of it is still made. */
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

  /** So many samples from there on, as soon as they are known; fewer at the end, none behind it. */
  async from(start: number, count: number): Promise<Int16Array> {
    while (!this.isWhole && this.length < start + count)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    return this.samples.slice(start, Math.min(this.length, start + count));
  }

  /** Where the words began that were being said there: behind the last pause. */
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
