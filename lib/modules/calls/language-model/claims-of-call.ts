import type { Call } from "@/lib/calls";
import type { Reading } from "@/lib/calls/model/reading";
import { log } from "@/lib/platform/runtime/log";
import type { LanguageModel } from "@/lib/providers/llm";
import { type Asking, askForClaims } from "./ask-for-claims";

/** Returns what a model says about a call. Null if it can't tell: the rules' result is used then. */
export async function claimsOfCall<Claims>(
  model: LanguageModel,
  call: Call,
  reading: Reading<Claims>,
  asking?: Asking,
): Promise<Claims | null> {
  try {
    const { claims, ...used } = await askForClaims(model, call, reading, asking);
    log().info({ model: model.name, ...used }, "a language model read a call");
    return claims;
  } catch (error) {
    log().warn({ err: error, model: model.name }, "a call is read by rules alone");
    return null;
  }
}

/** Notes how many claims of a model didn't stand. Counts only: the words may have to be erased. */
export const logChecked = (dropped: Readonly<Record<string, number>>, stands: boolean): void =>
  log().info({ dropped, stands }, "a language model's claims were checked");
