import type { ModelQuestion } from "@/lib/model-question/model-question";
import { log } from "@/lib/platform/runtime/log";
import type { LanguageModel } from "@/lib/providers/llm";

/** Asks a model one thing. Null if it fails or takes too long: the rules' result is used then. */
export async function askOnce(model: LanguageModel, request: ModelQuestion): Promise<unknown> {
  try {
    const answer = await model.ask(request, AbortSignal.timeout(model.timeoutMs));
    const { inputTokens, outputTokens } = answer;
    log().info(
      { model: model.name, for: request.name, inputTokens, outputTokens },
      "a language model answered",
    );
    return answer.value;
  } catch (error) {
    log().warn({ err: error, model: model.name, for: request.name }, "a language model didn't answer");
    return null;
  }
}
