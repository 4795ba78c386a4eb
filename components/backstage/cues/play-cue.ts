import { startsAudio } from "@/lib/room/starts-audio";

/** Quieter than the others in the room: a cue is an aside. */
const GAIN = 0.6;
/** How much longer than the sound to wait for its end, which never comes if the speaker disappears. */
const SLACK_MS = 1_000;

type SinkContext = AudioContext & { setSinkId?: (id: string) => Promise<void> };

/**
 * Plays a sound through the chosen speaker only; it is in no published track. Resolves when it is over; false
 * if the browser blocks sound. Throws if it's interrupted.
 */
export async function playCue(sound: ArrayBuffer, speakerId: string): Promise<boolean> {
  const context: SinkContext = new AudioContext();
  try {
    if (speakerId !== "") await context.setSinkId?.(speakerId).catch(() => undefined);
    if (!(await startsAudio(context))) return false;
    const buffer = await context.decodeAudioData(sound);
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(new GainNode(context, { gain: GAIN })).connect(context.destination);
    const over = new Promise((done, reject) => {
      source.addEventListener("ended", done);
      setTimeout(() => reject(new Error("The sound was interrupted.")), buffer.duration * 1_000 + SLACK_MS);
    });
    source.start();
    await over;
    return true;
  } finally {
    await context.close().catch(() => undefined);
  }
}
