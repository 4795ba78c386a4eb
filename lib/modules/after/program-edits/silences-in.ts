import type { MediaRange } from "@/lib/program";

/** A piece of the program's sound, on its session's media time. */
export interface HeardPiece {
  sessionId: string;
  fromMs: number;
  toMs: number;
  /** The highest sample of each 128 ms, from 0 to 100. */
  peaks: readonly number[];
}

const PEAK_MS = 128;
/** A peak of 2 % is −34 dB: a room without a voice. Breath and paper are louder. */
const SILENT_PEAK = 2;
/** Pieces follow each other to the millisecond; a longer break is a cut. */
const BREAK_MS = 5;

/** Returns the times in which nothing is heard and no one speaks, in order. */
export function silencesIn(heard: readonly HeardPiece[], said: readonly MediaRange[]): MediaRange[] {
  const silences: MediaRange[] = [];
  for (const { sessionId, fromMs, toMs, peaks } of heard)
    for (const [index, peak] of peaks.entries()) {
      const from = fromMs + index * PEAK_MS;
      const to = Math.min(toMs, from + PEAK_MS);
      if (to <= from || peak > SILENT_PEAK) continue;
      const last = silences.at(-1);
      if (last?.sessionId === sessionId && Math.abs(from - last.toMs) <= BREAK_MS) last.toMs = to;
      else silences.push({ sessionId, fromMs: from, toMs: to });
    }
  return silences.flatMap((silence) =>
    without(
      silence,
      said.filter(({ sessionId }) => sessionId === silence.sessionId),
    ),
  );
}

function without(silence: MediaRange, said: readonly MediaRange[]): MediaRange[] {
  return said.reduce<MediaRange[]>(
    (parts, line) =>
      parts.flatMap((part) =>
        line.toMs <= part.fromMs || part.toMs <= line.fromMs
          ? [part]
          : [
              { ...part, toMs: line.fromMs },
              { ...part, fromMs: line.toMs },
            ].filter(({ fromMs, toMs }) => fromMs < toMs),
      ),
    [{ ...silence, fromMs: Math.ceil(silence.fromMs), toMs: Math.floor(silence.toMs) }],
  );
}
