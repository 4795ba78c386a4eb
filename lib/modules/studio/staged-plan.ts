import type { Plan as PlanRow } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { type Plan, withLines } from "@/lib/stage";
import { planOf } from "../plans";
import { sponsorTicker } from "../sponsor-record";

/** The run of show as a stage takes it over: its ticker names the sponsors behind what was planned. */
export async function stagedPlan(ctx: Pick<Ctx, "db">, eventId: string, row: PlanRow | null): Promise<Plan> {
  const plan = planOf(row);
  return { ...plan, ticker: withLines(plan.ticker, await sponsorTicker(ctx, eventId)) };
}
