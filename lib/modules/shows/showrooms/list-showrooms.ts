import { clientFilter } from "@/lib/modules/shows/events";
import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import type { showroomsContract } from "./contract";
import { presentShowroom } from "./present-showroom";

const COLUMNS = { created_at: "createdAt", updated_at: "updatedAt", title: "title" };

export async function listShowrooms(
  ctx: Ctx,
  input: InputOf<typeof showroomsContract.listShowrooms>,
): Promise<OutputOf<typeof showroomsContract.listShowrooms>> {
  const filter = {
    ...ownedBy(ctx),
    ...(await clientFilter(ctx, input.client_id)),
    state: { not: "archived" },
  };
  return readPage(
    ctx,
    input,
    COLUMNS,
    ({ where, ...rest }) =>
      ctx.db.event.findMany({ where: { AND: [filter, where] }, include: { plan: true }, ...rest }),
    ({ plan, ...event }) => presentShowroom(ctx, event, plan),
  );
}
