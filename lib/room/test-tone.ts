import { startsAudio } from "./starts-audio";

const NOTES = [523.25, 659.25, 783.99];
const NOTE_S = 0.22;

type SinkContext = AudioContext & { setSinkId?: (id: string) => Promise<void> };

/**
 * Plays three rising notes through the selected speaker, and resolves at their end. Synthesized, without a
 * download. Silent if the browser doesn't start its audio.
 */
export async function playTestTone(speakerId: string): Promise<void> {
  const context: SinkContext = new AudioContext();
  try {
    if (speakerId !== "") await context.setSinkId?.(speakerId).catch(() => undefined);
    if (!(await startsAudio(context))) return;
    const start = context.currentTime + 0.05;
    NOTES.forEach((frequency, index) => {
      const at = start + index * NOTE_S;
      const oscillator = new OscillatorNode(context, { type: "sine", frequency });
      const gain = new GainNode(context, { gain: 0 });
      gain.gain.setValueAtTime(0, at);
      gain.gain.linearRampToValueAtTime(0.25, at + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.001, at + NOTE_S);
      oscillator.connect(gain).connect(context.destination);
      oscillator.start(at);
      oscillator.stop(at + NOTE_S);
    });
    await new Promise((done) => setTimeout(done, (NOTES.length * NOTE_S + 0.15) * 1000));
  } finally {
    await context.close().catch(() => undefined);
  }
}
