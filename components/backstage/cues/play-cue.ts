/** Softer than the others in the room: it is an aside. */
const GAIN = 0.6;
/** For so long a browser is asked for sound. It gives none before the first press on a page. */
const ASKED_MS = 1_000;

type SinkContext = AudioContext & { setSinkId?: (id: string) => Promise<void> };

/**
 * Plays a sound through the chosen speaker and nowhere else: it is in no track that is sent. False where the browser holds
 * sound back; resolves when it is over.
 */
export async function playCue(sound: ArrayBuffer, speakerId: string): Promise<boolean> {
  const context: SinkContext = new AudioContext();
  try {
    if (speakerId !== "") await context.setSinkId?.(speakerId).catch(() => undefined);
    const asked = new Promise((done) => setTimeout(done, ASKED_MS));
    await Promise.race([context.resume().catch(() => undefined), asked]);
    if (context.state !== "running") return false;
    const source = new AudioBufferSourceNode(context, { buffer: await context.decodeAudioData(sound) });
    source.connect(new GainNode(context, { gain: GAIN })).connect(context.destination);
    const over = new Promise((done) => source.addEventListener("ended", done));
    source.start();
    await over;
    return true;
  } finally {
    await context.close().catch(() => undefined);
  }
}
