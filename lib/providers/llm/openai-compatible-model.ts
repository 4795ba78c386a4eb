import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { LanguageModel, ModelAnswer, ModelQuestion } from "./language-model";
import type { ModelSettings } from "./openai-compatible";
import { WriterError } from "./port";

const ATTEMPTS = 3;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;

const CompletionSchema = z.object({
  choices: z
    .array(z.object({ finish_reason: z.string().nullish(), message: z.object({ content: z.string() }) }))
    .min(1),
  usage: z.object({ prompt_tokens: z.number().nullish(), completion_tokens: z.number().nullish() }).nullish(),
});

/**
 * Any OpenAI-compatible chat endpoint: https://platform.openai.com/docs/api-reference/chat. Its answers are held to the schema if
 * the endpoint can do that; they are checked again in any case.
 */
export function openAiCompatibleModel(settings: ModelSettings): LanguageModel {
  let takesSchema = true;

  async function answerTo(question: ModelQuestion, signal: AbortSignal): Promise<ModelAnswer> {
    for (let attempt = 1; ; attempt++) {
      const response = await send(settings, question, takesSchema, signal);
      if (response.ok) return readAnswer(response);
      await response.body?.cancel();
      const { status } = response;
      if (takesSchema && (status === 400 || status === 422)) {
        takesSchema = false;
        continue;
      }
      const isTransient = status === 429 || status >= 500;
      if (!isTransient || attempt >= ATTEMPTS)
        throw new WriterError(`The model's endpoint responded with ${status}.`, isTransient);
      await sleep(waitOf(response, attempt), undefined, { signal });
    }
  }

  return {
    name: settings.model,
    timeoutMs: settings.timeoutMs,
    ask: (question, signal) =>
      answerTo(question, signal).catch((error: unknown) => {
        if (error instanceof WriterError) throw error;
        throw signal.aborted
          ? new WriterError("The model took too long.", true)
          : new WriterError("The model's endpoint couldn't be reached.", true);
      }),
  };
}

function send(
  { baseUrl, apiKey, model }: ModelSettings,
  { name, instructions, prompt, schema, mostTokens }: ModelQuestion,
  takesSchema: boolean,
  signal: AbortSignal,
): Promise<Response> {
  const shape = takesSchema
    ? { type: "json_schema", json_schema: { name, schema, strict: true } }
    : { type: "json_object" };
  const system = takesSchema ? instructions : `${instructions}\nJSON Schema: ${JSON.stringify(schema)}`;
  return fetch(`${baseUrl.replace(/\/$/, "")}/chat/completions`, {
    method: "POST",
    // What people said goes only to the configured URL.
    redirect: "manual",
    headers: {
      "Content-Type": "application/json",
      ...(apiKey ? { Authorization: `Bearer ${apiKey}` } : {}),
    },
    body: JSON.stringify({
      model,
      messages: [
        { role: "system", content: system },
        { role: "user", content: prompt },
      ],
      response_format: shape,
      max_tokens: mostTokens,
      temperature: 0,
    }),
    signal,
  });
}

function waitOf(response: Response, attempt: number): number {
  const after = response.headers.get("retry-after");
  const asked = after === null ? Number.NaN : Number(after) * 1_000;
  const wait = Number.isFinite(asked) ? asked : FIRST_WAIT_MS * 2 ** (attempt - 1);
  return Math.min(LONGEST_WAIT_MS, Math.max(0, wait));
}

async function readAnswer(response: Response): Promise<ModelAnswer> {
  const text = await response.text();
  const read = CompletionSchema.safeParse(parsed(text));
  const [choice] = read.success ? read.data.choices : [];
  if (!read.success || !choice)
    throw new WriterError("The model's endpoint didn't respond with a completion.", false);
  if (choice.finish_reason === "length") throw new WriterError("The model's answer was cut off.", false);
  const value = parsed(choice.message.content.replace(/^\s*```(?:json)?\s*|\s*```\s*$/gu, ""));
  if (value === undefined) throw new WriterError("The model's answer wasn't JSON.", false);
  const { prompt_tokens, completion_tokens } = read.data.usage ?? {};
  return { value, inputTokens: prompt_tokens ?? 0, outputTokens: completion_tokens ?? 0 };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
