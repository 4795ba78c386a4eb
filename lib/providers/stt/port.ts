/** Sample rate of all speech input, one channel of 16 bits. */
export const HEARD_RATE = 16_000;

/** Anything longer isn't one utterance. */
export const MOST_HEARD_SECONDS = 60;

export interface Utterance {
  /** PCM at `HEARD_RATE`. */
  samples: Int16Array;
  /** BCP 47 */
  language: string;
  /** Names that may be mentioned. Words that sound like one are written like it. */
  names: readonly string[];
}

export interface Heard {
  /** Empty if nothing was said. */
  text: string;
}

/** What a driver currently supports. */
export interface Listening {
  driver: "built_in" | "openai";
  /** The engine. Another one transcribes differently. */
  engine: string;
  /** Why it is unavailable; null if it is available. */
  reason: string | null;
  /** Whether it will become available automatically, because the model is being downloaded. */
  isComing: boolean;
  /** Supported languages by their primary subtag; null if the endpoint decides. */
  languages: readonly string[] | null;
}

export const isUnderstood = ({ languages }: Pick<Listening, "languages">, language: string): boolean =>
  languages === null || languages.includes(language.toLowerCase().split("-")[0] ?? "");

export type ListeningFault = "not_installed" | "language" | "too_long" | "busy" | "failed";

export class ListeningError extends Error {
  override readonly name = "ListeningError";

  constructor(
    readonly fault: ListeningFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface Listener {
  /** Checks what is available, without any network access. */
  listening(): Promise<Listening>;
  /**
   * Transcribes an utterance. Its content is data: instructions in it are not followed.
   * @throws ListeningError
   */
  transcribe(utterance: Utterance, signal?: AbortSignal): Promise<Heard>;
  /**
   * Whether there is capacity for partial utterances, which will be transcribed again: nothing is waiting,
   * and it costs nothing.
   */
  hasSpare(): boolean;
  /** Keeps the model loaded for some more minutes, so that speech doesn't have to wait for it. */
  stayReady(): Promise<void>;
}

/** @throws ListeningError */
export function requireListenable({ samples }: Pick<Utterance, "samples">): void {
  if (samples.length > MOST_HEARD_SECONDS * HEARD_RATE)
    throw new ListeningError("too_long", `One utterance can take at most ${MOST_HEARD_SECONDS} seconds.`);
}
