import type { Client } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { Problem } from "@/lib/operation/problem";
import { newUuid } from "@/lib/platform/runtime/ids";
import { CLIENT_COLUMNS } from "./client-columns";

type Row = Client & Record<string, unknown>;

const FIND = `SELECT ${CLIENT_COLUMNS} FROM client WHERE workspace_id = $1 AND environment = $2::"Environment" AND is_default`;

/** Returns the client of shows that name none. Creates it on first use, once even with concurrent calls. */
export async function defaultClient(ctx: Ctx): Promise<Client> {
  const { clientIds } = ctx.principal;
  if (clientIds.length > 0)
    throw new Problem("validation_error", "This key is limited to certain clients. Send a client_id.", {
      client_id: "required",
    });
  const values = [ctx.workspaceId, ctx.environment];
  const [found] = await ctx.peek<Row>("client_default_find", FIND, values);
  if (found) return found;
  await ctx.sql(
    "client_default",
    `INSERT INTO client (id, workspace_id, environment, name, is_default, created_at, updated_at)
     VALUES ($1, $2, $3::"Environment", 'Default client', true, $4, $4)
     ON CONFLICT (workspace_id, environment) WHERE is_default DO NOTHING`,
    [newUuid(), ctx.workspaceId, ctx.environment, ctx.now],
  );
  const [made] = await ctx.sql<Row>("client_default_find", FIND, values);
  if (!made) throw new Error("the default client is neither there nor can be made");
  return made;
}
