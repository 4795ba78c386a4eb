import type { Registration } from "@/lib/generated/prisma/client";
import { listedBy } from "@/lib/modules/registrations/places";
import type { Ctx } from "@/lib/operation/ctx";
import type { Place } from "@/lib/operation/keyset";

/** Fields by which lists are ordered, and their columns. */
const ORDERS: Record<string, { column: string; type: string }> = {
  createdAt: { column: "created_at", type: "timestamptz" },
  updatedAt: { column: "updated_at", type: "timestamptz" },
  name: { column: "name", type: "text" },
  email: { column: "email", type: "text" },
};

/**
 * Reads the rows of one page in order. A separate statement selects their IDs by comparing whole positions:
 * it starts in the index where the previous page ended, however far down the list.
 */
export async function readListed(
  ctx: Ctx,
  eventId: string,
  filters: Parameters<typeof listedBy>[1],
  { column: field, order, after, take }: Place,
): Promise<Registration[]> {
  const { column, type } = ORDERS[field] ?? { column: "created_at", type: "timestamptz" };
  const { name, condition, values } = listedBy(eventId, filters);
  const given = [...values, take, ...(after ? [after.value, after.id] : [])];
  const [most, value, id] = [values.length + 1, values.length + 2, values.length + 3];
  const beyond = after
    ? ` AND (${column}, id) ${order === "asc" ? ">" : "<"} ($${value}::${type}, $${id})`
    : "";
  const found = await ctx.sql<{ id: string }>(
    `registration_page${name}_${column}_${order}${after ? "_on" : ""}`,
    `SELECT id FROM registration WHERE ${condition}${beyond}
     ORDER BY ${column} ${order}, id ${order} LIMIT $${most}`,
    given,
  );
  const rows = await ctx.db.registration.findMany({ where: { id: { in: found.map((row) => row.id) } } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap((row) => byId.get(row.id) ?? []);
}
