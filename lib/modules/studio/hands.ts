import type { Ctx } from "@/lib/operation/ctx";
import { isProgram } from "@/lib/platform/security/principal";
import { sourceOf } from "../show-ledger";

export const HANDS = ["shared", "people"] as const;
export type Hands = (typeof HANDS)[number];

/** In whose hands a stage is now: a lease that has run out is the people's again. */
export async function handsNow(ctx: Pick<Ctx, "db" | "realNow">, eventId: string): Promise<Hands> {
  const lease = await ctx.db.studioLease.findUnique({ where: { eventId } });
  return lease ? handsOf(lease, ctx.realNow) : "shared";
}

export const handsOf = ({ hands, until }: { hands: string; until: Date | null }, now: Date): Hands =>
  hands === "shared" && (until === null || until > now) ? "shared" : "people";

/** Whether what this caller asks for waits for a person: no program does anything on a stage that is the people's. */
export async function mustPropose(ctx: Ctx, eventId: string): Promise<boolean> {
  const isAutomatic = isProgram(ctx.principal) || sourceOf(ctx) === "automation" || sourceOf(ctx) === "mcp";
  return isAutomatic && !ctx.dryRun && (await handsNow(ctx, eventId)) === "people";
}
