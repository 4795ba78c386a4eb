import type { Call } from "@/lib/calls";
import { analyzeWithClaims } from "@/lib/calls/model/analyze-with-claims";
import type { Claims } from "@/lib/calls/model/claims";
import { ANALYSIS } from "@/lib/calls/model/reading";
import { claimsOfCall, logChecked } from "@/lib/modules/calls/language-model";
import { languageModel } from "@/lib/providers/llm";
import { correctedCall } from "../stored/corrected-call";
import { factCorrectionsOf } from "../stored/fact-corrections";
import type { PreparedCall } from "./prepared-call";

/**
 * Adds what the configured language model says about a call, as far as its lines say so. Without a model, or if it fails, the
 * call stays as it was analyzed by rules. Call it outside of transactions.
 */
export async function withModel(prepared: PreparedCall): Promise<PreparedCall> {
  const model = languageModel();
  if (model === null) return prepared;
  const claims = await claimsOfCall(model, correctedCall(prepared.stored), ANALYSIS);
  return claims === null ? prepared : withClaims(prepared, claims);
}

/** The same with what a model said before. */
export function withClaims(prepared: PreparedCall, claims: Claims): PreparedCall {
  const call = correctedCall(prepared.stored);
  const facts = factCorrectionsOf(prepared.stored.corrections, call);
  const { analysis, dropped } = analyzeWithClaims(call, claims, facts);
  logChecked(dropped, analysis !== null);
  if (analysis === null) return prepared;
  return { ...prepared, analysis: { ...analysis, analyzed_by: "model", claims } };
}

/** Owners go by their corrected names, which the same lines have. */
export function renamedClaims(claims: Claims, was: Call, now: Call): Claims {
  const names = new Map(
    (was.segments ?? []).flatMap(({ speaker }, at) => {
      const name = now.segments?.[at]?.speaker;
      return speaker && name ? [[speaker, name] as const] : [];
    }),
  );
  return {
    ...claims,
    next_steps: claims.next_steps.map((step) => ({
      ...step,
      owner: step.owner === null ? null : (names.get(step.owner) ?? step.owner),
    })),
  };
}
