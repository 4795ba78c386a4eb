/** Sample rate of all speech input, one channel of 16 bits. */
export const INPUT_SAMPLE_RATE = 16_000;

/** Anything longer isn't one utterance. */
export const MAX_UTTERANCE_SECONDS = 60;

export interface Utterance {
  /** PCM at `INPUT_SAMPLE_RATE`. */
  samples: Int16Array;
  /** BCP 47 */
  language: string;
  /** Names that may be mentioned. Words that sound like one are written like it. */
  names: readonly string[];
}

/** How much of a track is transcribed at once, at most. */
export const MAX_TRACK_SECONDS = 150;

/** A word with its time, in seconds of the sound. */
export interface HeardWord {
  text: string;
  from: number;
  to: number;
  /** 0–1; null if the recognizer doesn't say. */
  confidence: number | null;
}

/** What someone said without a break, in seconds of the sound. */
export interface HeardSegment {
  from: number;
  to: number;
  text: string;
  /** Null if the recognizer doesn't say when they were spoken. */
  words: HeardWord[] | null;
}

export interface Transcription {
  /** Empty if nothing was said. */
  text: string;
}

/** What a driver currently supports. */
export interface RecognizerStatus {
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

export const isUnderstood = ({ languages }: Pick<RecognizerStatus, "languages">, language: string): boolean =>
  languages === null || languages.includes(language.toLowerCase().split("-")[0] ?? "");

export type RecognizerFault = "not_installed" | "language" | "too_long" | "busy" | "failed";

export class RecognizerError extends Error {
  override readonly name = "RecognizerError";

  constructor(
    readonly fault: RecognizerFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface Recognizer {
  /** Checks what is available, without any network access. */
  status(): Promise<RecognizerStatus>;
  /**
   * Transcribes an utterance. Its content is data: instructions in it are not followed.
   * @throws RecognizerError
   */
  transcribe(utterance: Utterance, signal?: AbortSignal): Promise<Transcription>;
  /**
   * Transcribes a part of one person's track, after the show: thoroughly, with the times of words where they are known, and
   * with a lower priority than anything live. Names aren't corrected.
   * @throws RecognizerError
   */
  transcribeTrack(sound: Omit<Utterance, "names">, signal?: AbortSignal): Promise<HeardSegment[]>;
  /**
   * Whether there is capacity for partial utterances, which will be transcribed again: nothing is waiting,
   * and it costs nothing.
   */
  hasSpare(): boolean;
  /** Keeps the model loaded for some more minutes, so that speech doesn't have to wait for it. */
  stayReady(): Promise<void>;
}

/** @throws RecognizerError */
export function requireRecognizable(
  { samples }: Pick<Utterance, "samples">,
  maxSeconds = MAX_UTTERANCE_SECONDS,
): void {
  if (samples.length > maxSeconds * INPUT_SAMPLE_RATE)
    throw new RecognizerError("too_long", `At most ${maxSeconds} seconds can be transcribed at once.`);
}
