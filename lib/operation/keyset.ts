import type { Ctx } from "./ctx";
import { makeCursor, readCursor } from "./cursor";
import type { Page } from "./operation";

interface ListInput {
  limit: number;
  cursor?: string | undefined;
  sort: string;
  order: "asc" | "desc";
}

type Row = Record<string, unknown> & { id: string };

/** What Prisma needs to read a page after a position, sorted by one column and then by id. */
interface Query {
  where: Record<string, unknown>;
  orderBy: Record<string, "asc" | "desc">[];
  take: number;
}

/** The same for code that reads with its own SQL. */
export interface Place {
  column: string;
  order: "asc" | "desc";
  /** The row that the page comes after, or undefined for the first page. */
  after: { value: Date | string | number | null; id: string } | undefined;
  take: number;
}

/**
 * Reads one page by keyset, so that no row repeats or is skipped while others are added and deleted.
 * `columns` maps the API's sort names to the model's fields; sorted fields must not be null.
 */
export async function readPage<R extends Row, Item>(
  ctx: Ctx,
  input: ListInput & Record<string, unknown>,
  columns: Record<string, string>,
  read: (query: Query, place: Place) => Promise<R[]>,
  present: (row: R) => Item,
): Promise<Page<Item>> {
  const { limit, cursor, ...filters } = input;
  const column = columns[input.sort] ?? "createdAt";
  const position = readCursor(ctx, filters, cursor);
  const take = limit + 1;
  const at = position && { value: unplain(position.value), id: position.id };
  const rows = await read(
    {
      where: at ? after(column, input.order, at) : {},
      orderBy: [{ [column]: input.order }, { id: input.order }],
      take,
    },
    { column, order: input.order, after: at, take },
  );
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  const nextCursor = last ? makeCursor(ctx, filters, { value: plain(last[column]), id: last.id }) : null;
  return { items: items.map(present), nextCursor };
}

// A cursor stores dates as `@…` and text as `=…`, so that a title that begins with @ stays text.
const plain = (value: unknown): string | number | null =>
  value instanceof Date
    ? `@${value.toISOString()}`
    : typeof value === "number"
      ? value
      : value === null
        ? null
        : `=${String(value)}`;

function unplain(value: string | number | null): Date | string | number | null {
  if (typeof value !== "string") return value;
  return value.startsWith("@") ? new Date(value.slice(1)) : value.slice(1);
}

function after(
  column: string,
  order: "asc" | "desc",
  { value: at, id }: NonNullable<Place["after"]>,
): Record<string, unknown> {
  const beyond = order === "asc" ? "gt" : "lt";
  return { OR: [{ [column]: { [beyond]: at } }, { [column]: at, id: { [beyond]: id } }] };
}
