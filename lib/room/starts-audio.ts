const WAIT_MS = 1_000;

/**
 * Starts a page's audio. False if it doesn't start: browsers block sound before the first click on a page, and
 * wait forever if there's no sound device.
 */
export async function startsAudio(context: AudioContext): Promise<boolean> {
  const waited = new Promise((done) => setTimeout(done, WAIT_MS));
  await Promise.race([context.resume().catch(() => undefined), waited]);
  return context.state === "running";
}
