import type { Ctx } from "@/lib/operation/ctx";
import { sql } from "@/lib/platform/database/db";

/** 244 random bits in base 16: no one can guess it, and it isn't derived from anything. */
const RANDOM = "replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')";

const PUBLIC_TOKEN = /^[0-9a-f]{64}$/;

/** Gives the workspace's recordings public addresses that never expire, or takes them back for good. */
export async function setPublicRecordings(
  ctx: Pick<Ctx, "sql" | "workspaceId">,
  isPublic: boolean,
): Promise<void> {
  if (isPublic)
    await ctx.sql(
      "recordings_publish",
      `UPDATE recording SET public_token = ${RANDOM}, updated_at = now()
       WHERE workspace_id = $1 AND public_token IS NULL AND ready_at IS NOT NULL AND deleted_at IS NULL`,
      [ctx.workspaceId],
    );
  else
    await ctx.sql(
      "recordings_unpublish",
      "UPDATE recording SET public_token = NULL, updated_at = now() WHERE workspace_id = $1 AND public_token IS NOT NULL",
      [ctx.workspaceId],
    );
}

/** Gives a recording that is ready a public address, if its workspace wants that and it has none. */
export async function publishIfWanted(ctx: Pick<Ctx, "sql">, recordingId: string): Promise<void> {
  await ctx.sql(
    "recording_publish",
    `UPDATE recording r SET public_token = ${RANDOM} FROM workspace w
     WHERE r.id = $1 AND r.public_token IS NULL AND w.id = r.workspace_id AND w.public_recordings`,
    [recordingId],
  );
}

/** Returns the recording of a public address; undefined if it has been taken back. */
export async function recordingOfPublicToken(token: string): Promise<string | undefined> {
  if (!PUBLIC_TOKEN.test(token)) return undefined;
  const [row] = await sql<{ id: string }>(
    "recording_public",
    "SELECT id FROM recording WHERE public_token = $1",
    [token],
  );
  return row?.id;
}
