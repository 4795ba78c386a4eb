import type { Notetaker } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";

// TODO credits
export async function reserveAnalysis(_ctx: Ctx): Promise<string | null> {
  return null;
}
export async function releaseAnalysis(_ctx: Ctx, _bot: Pick<Notetaker, "reservationId">): Promise<void> {}
export async function settleAnalysis(_ctx: Ctx, _bot: Pick<Notetaker, "reservationId">): Promise<void> {}
