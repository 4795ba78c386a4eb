/** As long as a breath between two sentences. */
const PAUSE_MS = 600;
/** A cue that comes later than this has missed its moment: then it is said over their own voice. */
const LATEST_MS = 5_000;
const LOOK_MS = 100;

/** Until somebody pauses, five seconds at most; at once where they do not speak. */
export async function waitForPause(isSpeaking: () => boolean): Promise<void> {
  const latest = Date.now() + LATEST_MS;
  let silentSince = Number.NEGATIVE_INFINITY;
  while (Date.now() < latest) {
    if (isSpeaking()) silentSince = Number.POSITIVE_INFINITY;
    else silentSince = Math.min(silentSince, Date.now());
    if (Date.now() - silentSince >= PAUSE_MS) return;
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
}
