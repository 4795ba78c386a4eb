/** About the length of a breath between two sentences. */
const PAUSE_MS = 600;
/** Later than this, a cue is too late to be useful. It then plays even while they speak. */
const LATEST_MS = 5_000;
const LOOK_MS = 100;

/** Resolves once they pause, after five seconds at most; immediately if they don't speak. */
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
