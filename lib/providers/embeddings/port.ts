/** Longer texts are judged by their beginning. */
export const MAX_CHARACTERS = 2_000;
/** Maximum number of texts per call. */
export const MAX_TEXTS = 64;

/** What a driver currently supports. */
export interface Embedding {
  driver: "built_in" | "openai";
  /** The model. Vectors from different models can't be compared. */
  engine: string;
  /** Why it is unavailable; null if it is available. */
  reason: string | null;
  /** Supported languages by their primary subtag; null if the endpoint decides. */
  languages: readonly string[] | null;
  /** Similarity from which two texts count as equal with this model, unless something else contradicts it. */
  alike: number;
}

export class EmbeddingError extends Error {
  override readonly name = "EmbeddingError";
}

/** Turns texts into vectors: the closer two vectors, the closer the meanings. */
export interface Embedder {
  /** Checks what is available, without any network access. */
  embedding(): Promise<Embedding>;
  /**
   * Returns a unit vector for each text, in order.
   * @param texts at most `MAX_TEXTS`
   * @throws EmbeddingError
   */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]>;
}

/** Returns the similarity of two vectors: 1 if equal, about 0 if unrelated. */
export function likeness(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] ?? 0);
  return sum;
}

/** Scales a vector to length one. */
export function unit(direction: Float32Array): Float32Array {
  const length = Math.sqrt(likeness(direction, direction));
  return length === 0 ? direction : direction.map((part) => part / length);
}
