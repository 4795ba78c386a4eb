import type { Ctx } from "@/lib/operation/ctx";
import { sha256Hex } from "@/lib/platform/security/crypto";
import type { ReadRow } from "../reading/read-person";

/** The row under which an import has digests of the addresses that were erased while it runs. */
const ERASED = 0;

const ERASE = `
WITH running AS (
  SELECT id FROM registration_import WHERE workspace_id = $1 AND environment = $2::"Environment" AND ended_at IS NULL
  ORDER BY id FOR UPDATE
), cleared AS (
  UPDATE registration_import i SET problems = '[]' FROM running WHERE i.id = running.id
)
INSERT INTO registration_import_batch AS b (import_id, first_row, outcomes)
SELECT id, ${ERASED}, jsonb_build_array($3::text) FROM running
ON CONFLICT (import_id, first_row) DO UPDATE SET outcomes = b.outcomes || EXCLUDED.outcomes`;

/**
 * Keeps running imports from registering an address again, and from writing reports: their files may name the person.
 * Comes first: batches that are being written are found afterwards.
 */
export async function eraseFromRunningImports(ctx: Ctx, emailNormal: string): Promise<void> {
  await ctx.sql("registration_imports_erase", ERASE, [
    ctx.workspaceId,
    ctx.environment,
    sha256Hex(emailNormal),
  ]);
}

/** Returns digests of the addresses that were erased while an import runs. */
export async function erasedFrom(ctx: Ctx, importId: string): Promise<ReadonlySet<string>> {
  const where = { importId_firstRow: { importId, firstRow: ERASED } };
  const erased = await ctx.db.registrationImportBatch.findUnique({ where });
  return new Set((erased?.outcomes ?? []) as string[]);
}

/** Returns the rows, without the people who were erased while the import runs. */
export async function withoutErased(
  ctx: Ctx,
  importId: string,
  rows: readonly ReadRow[],
): Promise<readonly ReadRow[]> {
  const erased = await erasedFrom(ctx, importId);
  if (erased.size === 0) return rows;
  return rows.map((read) =>
    "person" in read && erased.has(sha256Hex(read.person.emailNormal))
      ? { row: read.row, problem: "This person's data was erased." }
      : read,
  );
}
