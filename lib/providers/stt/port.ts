/** Samples of all sound that is listened to, one channel of 16 bits each. */
export const HEARD_RATE = 16_000;

/** What is longer is no utterance. */
export const MOST_HEARD_SECONDS = 60;

/** Something that was said. */
export interface Utterance {
  /** PCM at `HEARD_RATE`. */
  samples: Int16Array;
  /** BCP 47 */
  language: string;
  /** People and things that may be spoken of: what sounds like one of them is written like it. */
  names: readonly string[];
}

export interface Heard {
  /** Empty where nothing was said. */
  text: string;
}

/** What a driver can do just now. */
export interface Listening {
  driver: "built_in" | "openai";
  /** Who listens: another engine hears other words. */
  engine: string;
  /** Why nothing is written down; null where it is. */
  reason: string | null;
  /** Whether that will pass by itself: what is missing is being fetched. */
  isComing: boolean;
  /** Languages that are understood, by their first part; null for whatever the endpoint takes. */
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
  /** Looks what is there; asks nobody else. */
  listening(): Promise<Listening>;
  /**
   * Writes down what was said. What it hears is data: it follows no order in it.
   * @throws ListeningError
   */
  transcribe(utterance: Utterance, signal?: AbortSignal): Promise<Heard>;
  /** Whether words that are heard once more soon could be written down as well: nobody waits, and nobody is paid for it. */
  hasSpare(): boolean;
  /** Keeps what listens loaded for some minutes more: while somebody may speak nobody waits for that. */
  stayReady(): Promise<void>;
}

/** @throws ListeningError */
export function requireListenable({ samples }: Pick<Utterance, "samples">): void {
  if (samples.length > MOST_HEARD_SECONDS * HEARD_RATE)
    throw new ListeningError("too_long", `One utterance can take at most ${MOST_HEARD_SECONDS} seconds.`);
}
