import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf, Page } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import { literalLike } from "@/lib/platform/database/literal-like";
import type { eventsContract } from "../contract";
import { clientFilter } from "./client-filter";
import { countRegistrations, NO_REGISTRATIONS } from "./count-registrations";
import { presentSummary } from "./present-event";
import { readByStart } from "./read-by-start";

const COLUMNS = { created_at: "createdAt", updated_at: "updatedAt", title: "title" };

export async function listEvents(
  ctx: Ctx,
  given: InputOf<typeof eventsContract.listEvents>,
): Promise<OutputOf<typeof eventsContract.listEvents>> {
  const input = { ...given, from: given.from?.toISOString(), to: given.to?.toISOString() };
  const { from, to, q } = input;
  const filter = {
    ...ownedBy(ctx),
    ...(await clientFilter(ctx, input.client_id)),
    ...stateFilter(input),
    ...(input.series ? { series: input.series } : {}),
    ...(from || to ? { startsAt: { ...(from ? { gte: from } : {}), ...(to ? { lt: to } : {}) } } : {}),
    ...(q ? { title: { contains: literalLike(q), mode: "insensitive" as const } } : {}),
  };
  const page: Page<Event> =
    input.sort === "starts_at"
      ? await readByStart(ctx, input, filter)
      : await readPage(
          ctx,
          input,
          COLUMNS,
          ({ where, ...rest }) => ctx.db.event.findMany({ where: { AND: [filter, where] }, ...rest }),
          (event) => event,
        );
  const ids = page.items.map(({ id }) => id);
  const registrations = await countRegistrations(ctx, ids);
  const guests = await countGuests(ctx, ids);
  return {
    nextCursor: page.nextCursor,
    items: page.items.map((event) =>
      presentSummary(ctx, event, {
        guests: guests.get(event.id) ?? 0,
        registrations: registrations.get(event.id) ?? NO_REGISTRATIONS,
      }),
    ),
  };
}

/** Archived shows are only listed on request. */
type Asked = Pick<InputOf<typeof eventsContract.listEvents>, "state" | "include_archived">;

function stateFilter({ state, include_archived }: Asked) {
  if (state) return { state };
  return include_archived ? {} : { state: { not: "archived" } };
}

async function countGuests(ctx: Ctx, eventIds: string[]): Promise<Map<string, number>> {
  const rows = await ctx.sql<{ event_id: string; guests: number }>(
    "guest_counts",
    `SELECT event_id, count(*)::int AS guests FROM guest
     WHERE event_id = ANY($1) AND deleted_at IS NULL GROUP BY event_id`,
    [eventIds],
  );
  return new Map(rows.map((row) => [row.event_id, row.guests]));
}
