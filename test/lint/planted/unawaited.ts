import { confirmationEmail } from "@/lib/modules/email/sending/emails/confirmation-email";
import { queueEmail } from "@/lib/modules/email/sending/queue/queue-email";
import type { Ctx } from "@/lib/operation/ctx";
import { db, lock, sql, transaction, write } from "@/lib/platform/database/db";

declare const mail: Parameters<typeof queueEmail<undefined>>[2];
declare const rows: { id: string }[];
const statement = { name: "touch", text: "UPDATE client SET version = 2", values: [] };

export async function throughPrisma(ctx: Ctx, id: string): Promise<void> {
  const where = { id };
  ctx.db.client.create({ data: { id, name: "Ada" } as never }); // planted
  ctx.db.client.updateMany({ where, data: { version: 2 } }); // planted
  if (rows.length > 1) ctx.db.client.deleteMany({ where }); // planted
  db().$queryRaw`SELECT 1`; // planted
  ctx.db.client.findUnique({ where }).then((row) => row?.version); // planted
  await ctx.db.client.findUnique({ where });
}

export async function byHand(ctx: Ctx, id: string): Promise<void> {
  sql("touch", "UPDATE client SET version = 2 WHERE id = $1", [id]); // planted
  ctx.sql<{ n: number }>("count", "SELECT count(*) AS n FROM client"); // planted
  ctx.lock("hold", "SELECT 1 FROM client WHERE id = $1 FOR UPDATE", [id]); // planted
  lock("hold", "SELECT 1 FROM client WHERE id = $1 FOR UPDATE", [id]); // planted
  ctx.write(statement); // planted
  write(statement); // planted
  transaction(async () => sql("one", "SELECT 1")); // planted
  await ctx.sql("one", "SELECT 1");
}

export async function ofAnotherModule(ctx: Ctx): Promise<void> {
  queueEmail(ctx, confirmationEmail, mail); // planted
  await queueEmail(ctx, confirmationEmail, mail);
}

export async function ofEach(ctx: Ctx): Promise<void> {
  rows.map(async ({ id }) => ctx.sql("touch", "SELECT $1", [id])); // planted
  rows.map((where) => ctx.db.client.findUnique({ where })); // planted
  Promise.all(rows.map((where) => ctx.db.client.findUnique({ where }))); // planted
  for (const { id } of rows) ctx.sql("touch", "SELECT $1", [id]); // planted
  rows.forEach(async ({ id }) => void (await ctx.sql("touch", "SELECT $1", [id]))); // planted
  rows.filter(async ({ id }) => (await ctx.sql("find", "SELECT $1", [id])).length > 0); // planted
  await Promise.all(rows.map(({ id }) => ctx.sql("touch", "SELECT $1", [id])));
}

export function later(ctx: Ctx): void {
  setTimeout(async () => void (await ctx.sql("one", "SELECT 1")), 1); // planted
  setTimeout(() => void ctx.sql("one", "SELECT 1"), 1);
}
