/** Longer texts count by how they begin. */
export const MOST_CHARACTERS = 2_000;
/** Texts of one call. */
export const MOST_TEXTS = 64;

/** What a driver can do just now. */
export interface Embedding {
  driver: "built_in" | "openai";
  /** What reads the texts: vectors of another engine cannot be compared with its own. */
  engine: string;
  /** Why nothing is read; null where it is. */
  reason: string | null;
  /** Languages that are understood, by their first part; null for whatever the endpoint takes. */
  languages: readonly string[] | null;
  /** From how much likeness on two texts of this engine say the same, where nothing else speaks against it. */
  alike: number;
}

export class EmbeddingError extends Error {
  override readonly name = "EmbeddingError";
}

/** Turns texts into directions: the closer two of them, the closer what the texts mean. */
export interface Embedder {
  /** Looks what is there; asks nobody else. */
  embedding(): Promise<Embedding>;
  /**
   * The direction of each text, of length one, in the order of the texts.
   * @param texts at most `MOST_TEXTS`
   * @throws EmbeddingError
   */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]>;
}

/** How much two directions agree: 1 where they are the same, about 0 where they have nothing to do with each other. */
export function likeness(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] ?? 0);
  return sum;
}

/** The same direction with the length one. */
export function unit(direction: Float32Array): Float32Array {
  const length = Math.sqrt(likeness(direction, direction));
  return length === 0 ? direction : direction.map((part) => part / length);
}
