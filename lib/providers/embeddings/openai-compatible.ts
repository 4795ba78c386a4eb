import * as z from "zod/mini";
import { type Embedder, EmbeddingError, MAX_CHARACTERS, MAX_TEXTS, unit } from "./port";

export interface EndpointSettings {
  /** Including its version: `https://api.openai.com/v1`. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  alike: number;
  /** For a whole call. */
  timeoutMs: number;
}

const MAX_NUMBERS = 8_192;
const AnswerSchema = z.object({
  data: z.array(
    z.object({
      index: z.int(),
      embedding: z.array(z.number()).check(z.minLength(1), z.maxLength(MAX_NUMBERS)),
    }),
  ),
});

/** Any OpenAI-compatible endpoint: https://platform.openai.com/docs/api-reference/embeddings */
export function openAiEmbedder(settings: EndpointSettings): Embedder {
  return {
    embedding: async () => ({
      driver: "openai",
      engine: `${settings.baseUrl} ${settings.model}`,
      reason: null,
      languages: null,
      alike: settings.alike,
    }),
    embed: async (texts, signal) => {
      if (texts.length > MAX_TEXTS) throw new EmbeddingError(`At most ${MAX_TEXTS} texts at once.`);
      const limit = AbortSignal.timeout(settings.timeoutMs);
      const within = signal ? AbortSignal.any([signal, limit]) : limit;
      const cut = texts.map((text) => text.slice(0, MAX_CHARACTERS));
      const answer = await ask(settings, cut, within).catch((error: unknown) => {
        signal?.throwIfAborted();
        if (error instanceof EmbeddingError) throw error;
        const reason = limit.aborted ? "took too long" : "couldn't be reached";
        throw new EmbeddingError(`The embeddings endpoint ${reason}.`, { cause: error });
      });
      return directions(answer, texts.length);
    },
  };
}

async function ask(
  { baseUrl, apiKey, model }: EndpointSettings,
  input: readonly string[],
  signal: AbortSignal,
): Promise<unknown> {
  const answer = await fetch(`${baseUrl.replace(/\/$/, "")}/embeddings`, {
    method: "POST",
    // People's questions go only to the configured URL.
    redirect: "manual",
    headers: {
      "Content-Type": "application/json",
      ...(apiKey ? { Authorization: `Bearer ${apiKey}` } : {}),
    },
    body: JSON.stringify({ model, input, encoding_format: "float" }),
    signal,
  });
  if (answer.ok) return answer.json().catch(() => null);
  await answer.body?.cancel();
  throw new EmbeddingError(`The embeddings endpoint responded with ${answer.status}.`);
}

/** Returns the vectors in the order of the texts, all with the same size. */
function directions(answer: unknown, texts: number): Float32Array[] {
  const read = AnswerSchema.safeParse(answer);
  const rows = read.success ? read.data.data : [];
  const found = new Map(rows.map(({ index, embedding }) => [index, embedding]));
  const size = found.get(0)?.length;
  return Array.from({ length: texts }, (_, index) => {
    const numbers = found.get(index);
    if (numbers === undefined || numbers.length !== size)
      throw new EmbeddingError("The embeddings endpoint's response isn't valid.");
    return unit(Float32Array.from(numbers));
  });
}
