import type { Ctx } from "@/lib/operation/ctx";
import { makeCursor, type Position, readCursor } from "@/lib/operation/cursor";
import { invalid } from "@/lib/operation/problem";

/** Where a page of attendees ended, and the time that the first page shows, in milliseconds since 1970. */
interface AttendeeCursor {
  asOf: number;
  after: Position;
}

/** How far two processes' clocks may be apart. */
const CLOCKS_MS = 5_000;

/** Everyone who still watches moves on in the order of watch time. All pages therefore show one time. */
export const makeAttendeeCursor = (ctx: Ctx, filters: unknown, { asOf, after }: AttendeeCursor): string =>
  makeCursor(ctx, filters, { value: `${asOf}:${after.value}`, id: after.id });

/** Throws a `validation_error` if the cursor is of another list, or has no time that has passed. */
export function readAttendeeCursor(
  ctx: Ctx,
  filters: unknown,
  cursor: string | undefined,
): AttendeeCursor | undefined {
  const position = readCursor(ctx, filters, cursor);
  if (!position) return undefined;
  const [, time, value] = /^(\d+):(.+)$/.exec(String(position.value)) ?? [];
  const asOf = Number(time);
  const latest = ctx.realNow.getTime() + CLOCKS_MS;
  if (value === undefined || asOf > latest) throw invalid({ cursor: "invalid" });
  return { asOf, after: { value, id: position.id } };
}
