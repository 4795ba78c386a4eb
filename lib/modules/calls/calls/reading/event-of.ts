import type { SalesCall } from "@/lib/generated/prisma/client";
import type { Ctx, EventInput } from "@/lib/operation/ctx";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import { presentAnalysis } from "./present-analysis";
import { slugsOf } from "./slugs-of";

/** Returns the webhook event about an analyzed call: what was found in numbers, without its words. */
export async function eventOf(ctx: Pick<Ctx, "db">, row: SalesCall): Promise<EventInput> {
  const eventSlug = (await slugsOf(ctx, [row])).get(row.eventId ?? "") ?? null;
  const { outcome, next_steps, objections, risks, questions } = presentAnalysis(row);
  return {
    type: "call.analyzed",
    data: {
      ...{ call_id: row.callId, version: row.version, title: row.title, source: row.source },
      ...{ event_slug: eventSlug, language: row.language, started_at: isoOrNull(row.startedAt) },
      outcome: outcome.kind,
      ...{ next_steps: next_steps.length, objections: objections.length, risks: risks.length },
      open_questions: questions.filter(({ answered }) => !answered).length,
      analyzed_at: iso(row.analyzedAt ?? row.updatedAt),
    },
    eventSlug,
  };
}
