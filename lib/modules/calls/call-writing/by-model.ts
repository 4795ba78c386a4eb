import { analyzeWithClaims } from "@/lib/calls/model/analyze-with-claims";
import { fieldsWithClaims } from "@/lib/calls/model/fields/fields-with-claims";
import { ANALYSIS, FIELDS } from "@/lib/calls/model/reading";
import { fieldsOf } from "@/lib/calls/writing/fields/fields-of";
import type { Fields } from "@/lib/calls/writing/fields/fields-shape";
import type { Heard } from "@/lib/calls/writing/heard";
import { factCorrectionsOf, type ReadCall } from "@/lib/modules/calls/calls";
import { claimsOfCall, inTurns, logChecked } from "@/lib/modules/calls/language-model";
import type { Ctx } from "@/lib/operation/ctx";
import { languageModel } from "@/lib/providers/llm";
import { heardOf } from "./worked-out";

type By = { analyzed_by: "rules" | "model" };

/** Calls of one request that are read at the same time. */
const AT_ONCE = 4;

const modelOf = (ctx: Ctx) => (ctx.dryRun ? null : languageModel());

/** Returns a call's fields, with what the configured language model says about them as far as its lines say so. */
export async function fieldsByModel(ctx: Ctx, read: ReadCall): Promise<Fields & By> {
  const heard = heardOf(read);
  const byRules = { ...fieldsOf(heard), analyzed_by: "rules" as const };
  const model = modelOf(ctx);
  const claims = model && (await claimsOfCall(model, heard.call, FIELDS));
  if (!claims) return byRules;
  // Next steps of a stored analysis may be corrected, so they stay.
  const next_steps = read.analysis === null ? claims.next_steps : [];
  const corrections = factCorrectionsOf(read.corrections ?? {}, read.call);
  const { fields, dropped } = fieldsWithClaims(heard, { ...claims, next_steps }, corrections);
  logChecked(dropped, fields !== null);
  return fields ? { ...fields, analyzed_by: "model" } : byRules;
}

/** Returns calls with their analyses: those that have none yet get one like that of `/analyze`, which isn't stored. */
export async function heardByModel(
  ctx: Ctx,
  calls: readonly ReadCall[],
  field: string,
): Promise<(Heard & By)[]> {
  const model = modelOf(ctx);
  const asking = model && { until: AbortSignal.timeout(model.timeoutMs), atOnce: 1 };
  return inTurns(calls, AT_ONCE, async (read) => {
    const heard = { ...heardOf(read, field), analyzed_by: read.analysis?.analyzed_by ?? ("rules" as const) };
    if (!model || !asking || read.analysis !== null) return heard;
    const claims = await claimsOfCall(model, heard.call, ANALYSIS, asking);
    if (!claims) return heard;
    const { analysis, dropped } = analyzeWithClaims(heard.call, claims);
    logChecked(dropped, analysis !== null);
    return analysis ? { ...heard, analysis, analyzed_by: "model" as const } : heard;
  });
}
