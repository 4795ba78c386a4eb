import { log } from "@/lib/platform/runtime/log";
import { embedder, likeness } from "@/lib/providers/embeddings";

export interface QuestionMeaning {
  engine: string;
  direction: Float32Array;
  /** Null if the model takes any language. */
  languages: readonly string[] | null;
}

/** An answer by words now is better than a later one. */
const LONGEST_MS = 1_500;

/** Returns a question's vector; null without a model, or if it takes too long. */
export async function meaningOf(question: string): Promise<QuestionMeaning | null> {
  const { engine, reason, languages } = await embedder().embedding();
  if (reason !== null) return null;
  const found = await vectorsOf([question]);
  const [direction] = found ?? [];
  return direction ? { engine, direction, languages } : null;
}

/** Returns how close the meanings of sentences are to the question's; null if that takes too long. */
export async function likenesses(
  { direction }: QuestionMeaning,
  sentences: readonly string[],
): Promise<number[] | null> {
  const found = await vectorsOf(sentences);
  return found?.map((one) => likeness(direction, one)) ?? null;
}

async function vectorsOf(texts: readonly string[]): Promise<Float32Array[] | null> {
  const limit = AbortSignal.timeout(LONGEST_MS);
  try {
    return await embedder().embed(texts, limit);
  } catch (error) {
    log().warn({ err: error }, "a question is answered by its words alone");
    return null;
  }
}
