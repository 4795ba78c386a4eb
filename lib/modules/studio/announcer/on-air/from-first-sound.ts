const QUIET = 200;
/** Samples kept before the first sound, because consonants start softly. */
const KEPT = 480;

/**
 * Yields a line without the breath before it, about a third of a second in these voices, so that it starts
 * sooner.
 */
export async function* fromFirstSound(pieces: AsyncIterable<Int16Array>): AsyncGenerator<Int16Array, void> {
  let begun = false;
  for await (const piece of pieces) {
    const first = begun ? 0 : piece.findIndex((sample) => Math.abs(sample) > QUIET);
    if (first < 0) continue;
    yield begun ? piece : piece.subarray(Math.max(0, first - KEPT));
    begun = true;
  }
}
