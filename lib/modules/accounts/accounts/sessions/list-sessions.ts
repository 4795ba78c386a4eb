import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { accountsContract } from "../contract";
import { presentSession } from "./present-session";
import { signedIn } from "./signed-in";

const COLUMNS = { last_seen_at: "lastSeenAt", created_at: "createdAt" };

export async function listSessions(
  ctx: Ctx,
  input: InputOf<typeof accountsContract.listSessions>,
): Promise<OutputOf<typeof accountsContract.listSessions>> {
  const { userId, sessionId } = signedIn(ctx);
  const filter = { userId, revokedAt: null, expiresAt: { gt: ctx.realNow } };
  return readPage(
    ctx,
    input,
    COLUMNS,
    ({ where, ...rest }) => ctx.db.session.findMany({ where: { AND: [filter, where] }, ...rest }),
    (row) => presentSession(row, sessionId),
  );
}
