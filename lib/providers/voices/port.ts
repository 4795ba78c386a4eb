/** How much sound is listened to at once, at most. Longer sound is streamed in parts, whose windows are put together. */
export const MAX_VOICES_SECONDS = 150;

/** How someone sounds in a short piece of speech, in seconds of the sound. */
export interface VoiceWindow {
  from: number;
  to: number;
  /** A unit vector: the closer two of them, the more alike the voices. */
  vector: Float32Array;
}

export type VoiceFault = "not_installed" | "too_long" | "failed";

export class VoiceError extends Error {
  override readonly name = "VoiceError";

  constructor(
    readonly fault: VoiceFault,
    message: string,
  ) {
    super(message);
  }
}

/** Hears how voices sound, for telling apart who speaks in mixed sound. */
export interface VoiceListener {
  /** Checks what is available, without any network access. */
  status(): Promise<{
    engine: string;
    /** Why it is unavailable; null if it is available. */
    reason: string | null;
    /** Whether it will become available automatically, because the model is being downloaded. */
    isComing: boolean;
  }>;
  /**
   * Returns overlapping windows of the speech in a part of some sound, in order. Windows of one utterance overlap; those of
   * different ones don't.
   * @param samples PCM at 16 kHz, one channel, at most `MAX_VOICES_SECONDS`
   * @throws VoiceError
   */
  windowsIn(samples: Int16Array, signal?: AbortSignal): Promise<VoiceWindow[]>;
}
