import type { Event, Prisma } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { makeCursor, type Position, readCursor } from "@/lib/operation/cursor";
import type { Page } from "@/lib/operation/operation";

interface Input {
  limit: number;
  cursor?: string | undefined;
  order: "asc" | "desc";
}

/** Reads one page of events ordered by start. Shows without a date come last in both directions. */
export async function readByStart<I extends Input>(
  ctx: Ctx,
  input: I,
  filter: Prisma.EventWhereInput,
): Promise<Page<Event>> {
  const { limit, cursor, ...filters } = input;
  const position = readCursor(ctx, filters, cursor);
  const rows = await ctx.db.event.findMany({
    where: position ? { AND: [filter, after(position, input.order)] } : filter,
    orderBy: [{ startsAt: { sort: input.order, nulls: "last" } }, { id: input.order }],
    take: limit + 1,
  });
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  const end = last && { value: last.startsAt?.toISOString() ?? null, id: last.id };
  return { items, nextCursor: end ? makeCursor(ctx, filters, end) : null };
}

function after({ value, id }: Position, order: "asc" | "desc"): Prisma.EventWhereInput {
  const next = order === "asc" ? { gt: id } : { lt: id };
  if (value === null) return { startsAt: null, id: next };
  const at = new Date(value);
  const beyond = order === "asc" ? { gt: at } : { lt: at };
  return { OR: [{ startsAt: beyond }, { startsAt: at, id: next }, { startsAt: null }] };
}
