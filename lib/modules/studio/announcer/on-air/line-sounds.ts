import { log } from "@/lib/platform/runtime/log";
import { type Line, SpeechError, synthesizer } from "@/lib/providers/tts";
import { fromFirstSound } from "./from-first-sound";

/** Limit per show, about seven minutes of speech. */
const MAX_SAMPLES = 10_000_000;

const keyOf = ({ text, voice }: Line): string => `${voice} ${text}`;

/** Sounds of a show's lines, synthesized in advance so that they are ready when needed. */
export class LineSounds {
  private readonly made = new Map<string, readonly Int16Array[]>();
  private readonly failed = new Set<string>();
  private samples = 0;
  private preparing = false;

  constructor(private readonly signal: AbortSignal) {}

  /** Yields a line's sound piece by piece. Immediately if it was prepared. */
  async *of(line: Line, signal: AbortSignal): AsyncGenerator<Int16Array, void> {
    const known = this.made.get(keyOf(line));
    if (known) {
      yield* known;
      return;
    }
    const pieces: Int16Array[] = [];
    for await (const piece of fromFirstSound(saidThrough(line, signal))) {
      pieces.push(piece);
      yield piece;
    }
    this.keep(line, pieces);
  }

  /** Synthesizes missing sounds one by one. A line spoken in between waits for one of them at most. */
  prepare(lines: readonly Line[]): void {
    if (this.preparing) return;
    this.preparing = true;
    this.makeAll(lines)
      .finally(() => {
        this.preparing = false;
      })
      .catch((err: unknown) => log().warn({ err }, "lines of the announcer were not made ahead"));
  }

  private async makeAll(lines: readonly Line[]): Promise<void> {
    for (const line of lines) {
      const key = keyOf(line);
      if (this.signal.aborted || this.samples >= MAX_SAMPLES) return;
      if (this.made.has(key) || this.failed.has(key)) continue;
      try {
        const pieces: Int16Array[] = [];
        for await (const piece of fromFirstSound(saidThrough(line, this.signal))) pieces.push(piece);
        this.keep(line, pieces);
      } catch (error) {
        if (this.signal.aborted) return;
        this.failed.add(key);
        log().warn({ err: error }, "a line of the announcer was not made ahead");
      }
    }
  }

  private keep(line: Line, pieces: readonly Int16Array[]): void {
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
    if (this.samples + length > MAX_SAMPLES || this.made.has(keyOf(line))) return;
    this.made.set(keyOf(line), pieces);
    this.samples += length;
  }
}

/** Yields the spoken line. If the voice fails halfway, another attempt continues from there, once. */
async function* saidThrough(line: Line, signal: AbortSignal): AsyncGenerator<Int16Array, void> {
  let said = 0;
  try {
    for await (const piece of synthesizer().speak(line, signal)) {
      said += piece.length;
      yield piece;
    }
    return;
  } catch (error) {
    if (signal.aborted || !(error instanceof SpeechError) || error.fault !== "failed") throw error;
    log().warn({ err: error }, "the announcer's voice failed and is restarting");
  }
  let skip = said;
  for await (const piece of synthesizer().speak(line, signal)) {
    if (skip < piece.length) yield piece.subarray(skip);
    skip = Math.max(0, skip - piece.length);
  }
}
