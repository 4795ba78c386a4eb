import type { Notetaker } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { earnReservation, endReservations, reserveForCalls } from "@/lib/platform/money/budget";
import { CENT_MICROS } from "@/lib/platform/money/call-allowance";

/** What the analysis costs, as one that is requested. */
const CENTS = 4;

/**
 * Reserves the analysis of what a notetaker will hear, in the transaction that sends it. Its job carries the reservation,
 * which keeps it.
 * @throws `CREDITS_EXHAUSTED`
 */
export async function reserveAnalysis(ctx: Ctx, botId: string): Promise<string | null> {
  const costMicros = CENTS * CENT_MICROS;
  ctx.meta.reservedMicros = costMicros;
  if (ctx.dryRun) return null;
  const charge = { kind: "call_analysis", subject: botId, costMicros };
  const [entry] = await reserveForCalls(ctx.principal, [charge], ctx.realNow);
  return entry?.id ?? null;
}

type Reserved = Pick<Notetaker, "reservationId">;

/** In the caller's transaction. */
export const releaseAnalysis = async ({ reservationId }: Reserved): Promise<void> =>
  reservationId === null ? undefined : endReservations([{ id: reservationId, settledMicros: null }]);

export async function earnAnalysis(ctx: Ctx, { reservationId }: Notetaker, clientId: string): Promise<void> {
  if (reservationId === null) return;
  const { requestId } = ctx;
  await earnReservation({ reservationId, requestId, operationId: "sendNotetaker", clientId });
}
