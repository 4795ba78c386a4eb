const QUIET = 200;
/** A consonant begins softly. */
const KEPT = 480;

/** A line without the breath before it, which voices draw for a third of a second: whoever asked for it waits. */
export async function* fromFirstSound(pieces: AsyncIterable<Int16Array>): AsyncGenerator<Int16Array, void> {
  let begun = false;
  for await (const piece of pieces) {
    const first = begun ? 0 : piece.findIndex((sample) => Math.abs(sample) > QUIET);
    if (first < 0) continue;
    yield begun ? piece : piece.subarray(Math.max(0, first - KEPT));
    begun = true;
  }
}
