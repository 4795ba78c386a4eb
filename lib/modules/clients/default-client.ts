import type { Client } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/platform/ctx";
import { newUuid } from "@/lib/platform/ids";
import { mine } from "@/lib/platform/owned";
import { Problem } from "@/lib/platform/problem";

/** The client that takes what names none; made on first use, once, also under concurrency. */
export async function defaultClient(ctx: Ctx): Promise<Client> {
  const { clientIds } = ctx.principal;
  if (clientIds.length > 0)
    throw new Problem("validation_error", "This key is held to certain clients; name one.", {
      client_id: "required",
    });
  const where = { ...mine(ctx), isDefault: true };
  const found = await ctx.db.client.findFirst({ where });
  if (found) return found;
  await ctx.sql(
    "client_default",
    `INSERT INTO client (id, workspace_id, environment, name, is_default, created_at, updated_at)
     VALUES ($1, $2, $3::"Environment", 'Default client', true, $4, $4)
     ON CONFLICT (workspace_id, environment) WHERE is_default DO NOTHING`,
    [newUuid(), ctx.workspaceId, ctx.environment, ctx.now],
  );
  return ctx.db.client.findFirstOrThrow({ where });
}
