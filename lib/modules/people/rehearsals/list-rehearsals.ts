import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { rehearsalsContract } from "./contract";
import { flat, withGuests } from "./find-rehearsal";
import { presentRehearsals } from "./present-rehearsals";

const COLUMNS = { starts_at: "startsAt", created_at: "createdAt", updated_at: "updatedAt" };

export async function listRehearsals(
  ctx: Ctx,
  { slug, ...input }: InputOf<typeof rehearsalsContract.listRehearsals>,
): Promise<OutputOf<typeof rehearsalsContract.listRehearsals>> {
  const event = await findEvent(ctx, slug);
  const { state, guest_id } = input;
  const filter = {
    eventId: event.id,
    deletedAt: null,
    ...(state === undefined ? {} : { state }),
    ...(guest_id === undefined ? {} : { guests: { some: { guestId: guest_id } } }),
  };
  const page = await readPage(
    ctx,
    { ...input, event_id: event.id },
    COLUMNS,
    async ({ where, ...rest }) =>
      ctx.db.rehearsal.findMany({ where: { AND: [filter, where] }, include: withGuests, ...rest }),
    flat,
  );
  return { ...page, items: await presentRehearsals(ctx, page.items, event.slug) };
}
