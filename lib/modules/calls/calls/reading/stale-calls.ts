import type { SalesCall } from "@/lib/generated/prisma/client";
import { STORED_EDITS, type StoredEdit, toProgramEdits } from "@/lib/modules/after/program-edits";
import { editsMarkOf } from "@/lib/modules/made/content";
import type { Ctx } from "@/lib/operation/ctx";
import type { ProgramEdit } from "@/lib/program";
import type { SalesCallWire } from "../schema";

/** What a call was read from. */
export type ReadFrom = Pick<SalesCall, "transcriptVersion" | "editsMark">;

interface Row extends Record<string, unknown> {
  id: string;
  transcriptVersion: number;
  edits: StoredEdit[];
}

const STANDING = `
SELECT r.id, COALESCE((SELECT version FROM transcript t WHERE t.recording_id = r.id), 1) AS "transcriptVersion",
  ${STORED_EDITS} AS edits
FROM recording r WHERE r.id = ANY ($1::text[])`;

/** Returns what would be read from recordings now, by their ids. */
async function readFrom({ sql }: Pick<Ctx, "sql">, ids: readonly string[]): Promise<Map<string, ReadFrom>> {
  const rows = ids.length === 0 ? [] : await sql<Row>("calls_read_from", STANDING, [ids]);
  return new Map(
    rows.map(({ id, transcriptVersion, edits }) => {
      const counting = edits.filter(({ undoneVersion }) => undoneVersion === null);
      return [id, { transcriptVersion, editsMark: editsMarkOf(toProgramEdits(counting)) }];
    }),
  );
}

/** Returns what a call that is read from a recording now is read from. */
export const readFromNow = async (ctx: Pick<Ctx, "sql">, recordingId: string): Promise<ReadFrom> =>
  (await readFrom(ctx, [recordingId])).get(recordingId) ?? { transcriptVersion: null, editsMark: null };

type Standing = Pick<SalesCall, "id" | "recordingId"> & ReadFrom;

/** Returns what has changed since some calls were read from their recordings, by the calls' ids. Nothing for others. */
export async function staleOf(
  ctx: Pick<Ctx, "sql">,
  calls: readonly Standing[],
): Promise<Map<string, SalesCallWire["stale"]>> {
  const ids = new Set(calls.flatMap(({ recordingId, editsMark }) => (editsMark && recordingId) || []));
  const now = await readFrom(ctx, [...ids]);
  return new Map(
    calls.map(({ id, recordingId, transcriptVersion, editsMark }) => {
      const found = recordingId === null || editsMark === null ? undefined : now.get(recordingId);
      const stale: SalesCallWire["stale"] = [];
      if (found && found.transcriptVersion !== transcriptVersion) stale.push("transcript");
      if (found && found.editsMark !== editsMark) stale.push("recording");
      return [id, stale];
    }),
  );
}

/** Returns the calls, as callers name them, that say what some edits of their recording leave, and not what others do. */
export async function staleCallsAfterEdits(
  { db }: Pick<Ctx, "db">,
  recordingId: string,
  { before, after }: { before: readonly ProgramEdit[]; after: readonly ProgramEdit[] },
): Promise<string[]> {
  const editsMark = editsMarkOf(before);
  if (editsMark === editsMarkOf(after)) return [];
  const found = await db.salesCall.findMany({
    where: { recordingId, editsMark },
    select: { callId: true },
    orderBy: { id: "asc" },
  });
  return found.map(({ callId }) => callId);
}
