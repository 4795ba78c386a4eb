import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { accountsContract } from "../contract";
import { signedIn } from "../sessions/signed-in";
import { presentWorkspace } from "./present";

const COLUMNS = { created_at: "createdAt", name: "name" };

export async function listWorkspaces(
  ctx: Ctx,
  input: InputOf<typeof accountsContract.listWorkspaces>,
): Promise<OutputOf<typeof accountsContract.listWorkspaces>> {
  const { userId } = signedIn(ctx);
  const filter = { members: { some: { userId } } };
  return readPage(
    ctx,
    input,
    COLUMNS,
    ({ where, ...rest }) =>
      ctx.db.workspace.findMany({
        where: { AND: [filter, where] },
        include: { members: { where: { userId } } },
        ...rest,
      }),
    (row) => ({
      ...presentWorkspace(row),
      role: row.members[0]?.role ?? "viewer",
      current: row.id === ctx.workspaceId,
    }),
  );
}
