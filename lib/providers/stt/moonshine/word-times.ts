import { INPUT_SAMPLE_RATE } from "../port";
import { alongSound } from "./along-sound";
import type { MoonshineRecognizer } from "./load-recognizer";
import { soundEdges } from "./sound-edges";

/** A token as it was written down. */
export interface SpokenPiece {
  piece: number;
  /** Natural logarithm of its probability. */
  sureness: number;
  /** For each layer: heads × frames, how much each looked where. */
  attention: readonly Float32Array[];
}

/** A word with its place in the sound, in seconds. */
export interface TimedWord {
  text: string;
  from: number;
  to: number;
  /** 0–1 */
  confidence: number;
}

/** Length of an encoder's frame. */
export const FRAME_SECONDS = 384 / INPUT_SAMPLE_RATE;

/** Returns the words that tokens make up, and when each was said. The last token is the end of the text, if it was reached. */
export function wordTimes(
  samples: Int16Array,
  pieces: readonly SpokenPiece[],
  { textOf, startsWord }: Pick<MoonshineRecognizer, "textOf" | "startsWord">,
): TimedWord[] {
  const starts = alongSound(pieces.map(({ attention }) => attention));
  const edges = soundEdges(samples);
  const words: { text: string; from: number; to: number; confidence: number }[] = [];
  const seconds = samples.length / INPUT_SAMPLE_RATE;
  const startOf = (index: number): number =>
    index < pieces.length ? Math.min(seconds, (starts[index] ?? 0) * FRAME_SECONDS) : seconds;
  for (let at = 0; at < pieces.length; ) {
    let end = at + 1;
    while (end < pieces.length && !startsWord(pieces[end]?.piece ?? 0) && !isEmpty(end)) end += 1;
    const own = pieces.slice(at, end);
    const text = textOf(own.map(({ piece }) => piece));
    if (text !== "") {
      const sureness = own.reduce((sum, piece) => sum + piece.sureness, 0) / own.length;
      words.push({ text, ...edges.within(startOf(at), startOf(end)), confidence: Math.exp(sureness) });
    }
    at = end;
  }
  return words;

  /** The end of the text is no part of its last word. */
  function isEmpty(index: number): boolean {
    return index === pieces.length - 1 && textOf([pieces[index]?.piece ?? 0]) === "";
  }
}
