import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import {
  extractJsonMiddleware,
  generateText,
  type JSONSchema7,
  jsonSchema,
  Output,
  wrapLanguageModel,
} from "ai";
import type { ModelQuestion } from "@/lib/model-question/model-question";
import type { LanguageModel, ModelAnswer } from "./language-model";
import { mayRefuseSchema, NoResponse, toWriterError } from "./model-errors";
import { WriterError } from "./port";

export interface ModelSettings {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** For all questions of one request together, in milliseconds. */
  timeoutMs: number;
  /** Whether the endpoint is asked for the question's JSON Schema, until it refuses that, or for any JSON. */
  takesSchema?: boolean;
  /** How often a question is repeated after 429 or 5xx. */
  repeats?: number;
  /** The endpoint's own if it isn't given. */
  temperature?: number;
}

/**
 * Any OpenAI-compatible chat endpoint. Its answers are held to the schema if the endpoint can do that; whoever asks checks them
 * again in any case.
 */
export function openAiCompatibleModel(settings: ModelSettings): LanguageModel {
  const { baseUrl, apiKey, model: name, timeoutMs, repeats = 2, temperature } = settings;
  const provider = createOpenAICompatible({
    name: "llm",
    baseURL: baseUrl,
    ...(apiKey ? { apiKey } : {}),
    supportsStructuredOutputs: true,
    fetch: fetchOnce,
  });
  const model = wrapLanguageModel({ model: provider(name), middleware: extractJsonMiddleware() });
  let takesSchema = settings.takesSchema ?? true;

  async function answerTo(
    question: ModelQuestion,
    abortSignal: AbortSignal,
    withSchema: boolean,
  ): Promise<ModelAnswer> {
    const result = await generateText({
      ...{ model, ...shapeOf(question, withSchema) },
      ...{ prompt: question.prompt, maxOutputTokens: question.mostTokens },
      ...(temperature === undefined ? {} : { temperature }),
      ...{ maxRetries: repeats, abortSignal },
    });
    if (result.finishReason === "length") throw new WriterError("The model's answer was cut off.", false);
    const { inputTokens = 0, outputTokens = 0 } = result.usage;
    return { value: result.output, inputTokens, outputTokens };
  }

  async function ask(question: ModelQuestion, signal: AbortSignal): Promise<ModelAnswer> {
    const hadSchema = takesSchema;
    try {
      return await answerTo(question, signal, hadSchema);
    } catch (error) {
      if (!hadSchema || !mayRefuseSchema(error)) throw toWriterError(error, signal);
      const answer = await answerTo(question, signal, false).catch((again: unknown) => {
        throw toWriterError(again, signal);
      });
      // Only now is it clear that the schema was the reason.
      takesSchema = false;
      return answer;
    }
  }

  return { name, timeoutMs, ask };
}

/** What people said goes only to the configured URL. A connection that fails isn't tried again. */
const fetchOnce: typeof fetch = async (url, init) => {
  try {
    return await fetch(url, { ...init, redirect: "manual" });
  } catch (error) {
    throw new NoResponse(error);
  }
};

function shapeOf({ name, instructions, schema }: ModelQuestion, takesSchema: boolean) {
  return takesSchema
    ? { instructions, output: Output.object({ schema: jsonSchema(schema as JSONSchema7), name }) }
    : {
        instructions: `${instructions}\nJSON Schema: ${JSON.stringify(schema)}`,
        output: Output.json({ name }),
      };
}
