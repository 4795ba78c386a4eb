import type { ModelQuestion } from "@/lib/model-question/model-question";
import { log } from "@/lib/platform/runtime/log";
import type { LanguageModel } from "./language-model";

/**
 * Asks a model one thing. Null if it fails or takes too long: the rules' result is used then.
 * @param until for several questions of one request, whose time is for all of them
 */
export async function askOnce(
  model: LanguageModel,
  request: ModelQuestion,
  until: AbortSignal = AbortSignal.timeout(model.timeoutMs),
): Promise<unknown> {
  try {
    const answer = await model.ask(request, until);
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
