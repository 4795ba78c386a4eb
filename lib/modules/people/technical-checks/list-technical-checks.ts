import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { technicalChecksContract } from "./contract";
import { presentCheck } from "./present-check";

export async function listTechnicalChecks(
  ctx: Ctx,
  { slug, ...input }: InputOf<typeof technicalChecksContract.listTechnicalChecks>,
): Promise<OutputOf<typeof technicalChecksContract.listTechnicalChecks>> {
  const event = await findEvent(ctx, slug);
  const { subject, guest_id, valid } = input;
  const counts = { passed: true, expiresAt: { gt: ctx.now } };
  const filter = {
    eventId: event.id,
    ...(subject === "host" ? { guestId: null } : subject === "guest" ? { NOT: { guestId: null } } : {}),
    ...(guest_id === undefined ? {} : { AND: { guestId: guest_id } }),
    ...(valid === undefined
      ? {}
      : valid
        ? counts
        : { OR: [{ passed: false }, { expiresAt: { lte: ctx.now } }] }),
  };
  return readPage(
    ctx,
    { ...input, event_id: event.id },
    { created_at: "createdAt" },
    ({ where, ...rest }) => ctx.db.technicalCheck.findMany({ where: { AND: [filter, where] }, ...rest }),
    (row) => presentCheck(row, event.slug, ctx.now),
  );
}
