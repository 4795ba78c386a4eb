import type { Call } from "@/lib/calls";
import type { Claims } from "@/lib/calls/model/claims";
import { log } from "@/lib/platform/runtime/log";
import type { LanguageModel } from "@/lib/providers/llm";
import { askForClaims } from "./ask-for-claims";

/** Returns what a model says about a call. Null if it can't tell: the rules' analysis is used then. */
export async function claimsOfCall(model: LanguageModel, call: Call): Promise<Claims | null> {
  try {
    const { claims, ...used } = await askForClaims(model, call);
    log().info({ model: model.name, ...used }, "a language model read a call");
    return claims;
  } catch (error) {
    log().warn({ err: error, model: model.name }, "a call is analyzed by rules alone");
    return null;
  }
}
