import { db } from "@/lib/platform/database/db";

/** Returns the kinds of these messages by ID. */
export async function kindsOf(ids: string[]): Promise<Map<string, string>> {
  const rows = await db().mailMessage.findMany({
    where: { id: { in: ids.filter(Boolean) } },
    select: { id: true, kind: true },
  });
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}
