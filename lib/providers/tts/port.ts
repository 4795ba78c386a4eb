/** The six names that shows use. Their sound depends on the driver. */
export const VOICES = ["onyx", "echo", "fable", "nova", "shimmer", "alloy"] as const;
export type VoiceName = (typeof VOICES)[number];

/** Sample rate of all speech output, one channel of 16 bits. */
export const SAMPLE_RATE = 24_000;

/** Longer texts, or texts that take longer to speak, aren't announcements. */
export const MAX_CHARACTERS = 10_000;
export const MAX_SECONDS = 900;

export interface Line {
  text: string;
  voice: VoiceName;
  /** BCP 47 */
  language: string;
}

/** What a driver currently supports. */
export interface SynthesizerStatus {
  driver: "built_in" | "openai";
  /** The engine. Another one makes the same line sound different. */
  engine: string;
  /** Why it is unavailable; null if it is available. */
  reason: string | null;
  /** The actual voice behind each of the six names. */
  voices: Readonly<Record<VoiceName, string>>;
  /** Supported languages by their primary subtag; null if the endpoint decides. */
  languages: readonly string[] | null;
}

export const isSpoken = ({ languages }: Pick<SynthesizerStatus, "languages">, language: string): boolean =>
  languages === null || languages.includes(language.toLowerCase().split("-")[0] ?? "");

export type SpeechFault = "not_installed" | "language" | "too_long" | "nothing_to_say" | "busy" | "failed";

export class SpeechError extends Error {
  override readonly name = "SpeechError";

  constructor(
    readonly fault: SpeechFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface Synthesizer {
  /** Checks what is available, without any network access. */
  status(): Promise<SynthesizerStatus>;
  /**
   * Speaks a line as PCM chunks, each as soon as it is ready. The text is data: markup in it is removed.
   * @throws SpeechError before the first chunk or in between
   */
  speak(line: Line, signal?: AbortSignal): AsyncIterable<Int16Array>;
  /** Keeps the model loaded for some more minutes, so that a show on air doesn't have to wait for it. */
  stayReady(): Promise<void>;
}

/** @throws SpeechError if a line has become too long */
export function checkLength(samples: number): void {
  if (secondsOf(samples) > MAX_SECONDS)
    throw new SpeechError("too_long", `A line can take at most ${MAX_SECONDS / 60} minutes.`);
}

export const secondsOf = (samples: number): number => samples / SAMPLE_RATE;
