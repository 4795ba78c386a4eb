/** The six names that shows know; what they sound like is the driver's. */
export const VOICES = ["onyx", "echo", "fable", "nova", "shimmer", "alloy"] as const;
export type VoiceName = (typeof VOICES)[number];

/** Samples of all speech, one channel of 16 bits each. */
export const SAMPLE_RATE = 24_000;

/** Longer texts are no lines of an announcer, nor are those that take longer to say. */
export const MOST_CHARACTERS = 10_000;
export const MOST_SECONDS = 900;

export interface Line {
  text: string;
  voice: VoiceName;
  /** BCP 47 */
  language: string;
}

/** What a driver can do just now. */
export interface Speaking {
  driver: "built_in" | "openai";
  /** What speaks: another engine makes another sound of the same line. */
  engine: string;
  /** Why nothing is spoken; null where it is. */
  reason: string | null;
  /** Whom each of the six names sounds like. */
  voices: Readonly<Record<VoiceName, string>>;
  /** Languages that are spoken, by their first part; null for whatever the endpoint takes. */
  languages: readonly string[] | null;
}

export const isSpoken = ({ languages }: Pick<Speaking, "languages">, language: string): boolean =>
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

export interface Speaker {
  /** Looks what is there; asks nobody else. */
  speaking(): Promise<Speaking>;
  /**
   * Says a line: PCM piece by piece, each as soon as it is there. The text is data: markup in it is left out.
   * @throws SpeechError before the first piece or in between
   */
  speak(line: Line, signal?: AbortSignal): AsyncIterable<Int16Array>;
  /** Keeps what speaks loaded for some minutes more: while a show is on air nobody waits for that. */
  stayReady(): Promise<void>;
}

export const secondsOf = (samples: number): number => samples / SAMPLE_RATE;
