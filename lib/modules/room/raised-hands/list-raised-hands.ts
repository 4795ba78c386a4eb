import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso } from "@/lib/platform/runtime/clock";
import type { raisedHandsContract } from "./contract";

const COLUMNS = { raised_at: "raisedAt" };

export async function listRaisedHands(
  ctx: Ctx,
  { slug, ...input }: InputOf<typeof raisedHandsContract.listRaisedHands>,
): Promise<OutputOf<typeof raisedHandsContract.listRaisedHands>> {
  const event = await findEvent(ctx, slug);
  const filter = { eventId: event.id, state: "raised" };
  return readPage(
    ctx,
    { ...input, event_id: event.id },
    COLUMNS,
    ({ where, ...rest }) => ctx.db.raisedHand.findMany({ where: { AND: [filter, where] }, ...rest }),
    ({ personId, name, raisedAt }) => ({ person: personId, name, raised_at: iso(raisedAt) }),
  );
}
