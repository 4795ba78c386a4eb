import type { Clip } from "@/lib/generated/prisma/client";
import { stateConflict } from "@/lib/operation/problem";
import type { Db } from "@/lib/platform/database/db";

type Made = Pick<Clip, "id" | "recordingId" | "recordingVersion">;

/**
 * Returns the ids of clips that were made before an edit that counts now. They may have words that were redacted since, or show
 * someone who was hidden, so they aren't given to anyone outside the crew. An edit that was undone does no harm.
 */
export async function outdatedClips({ db }: { db: Db }, clips: readonly Made[]): Promise<Set<string>> {
  const made = clips.flatMap(({ id, recordingId, recordingVersion: version }) =>
    version === null ? [] : [{ id, recordingId, version }],
  );
  if (made.length === 0) return new Set();
  const edited = await db.recordingEdit.groupBy({
    by: ["recordingId"],
    where: { recordingId: { in: made.map(({ recordingId }) => recordingId) }, undoneAt: null },
    _max: { version: true },
  });
  const last = new Map(edited.map(({ recordingId, _max }) => [recordingId, _max.version ?? 0]));
  return new Set(
    made.flatMap(({ id, recordingId, version }) => (version < (last.get(recordingId) ?? 0) ? [id] : [])),
  );
}

/** @throws `version_conflict` if a clip was made before an edit that counts now */
export async function requireUpToDate(ctx: { db: Db }, clip: Made): Promise<void> {
  if ((await outdatedClips(ctx, [clip])).size > 0)
    throw stateConflict("stale", "The recording was edited after this clip was made. Render the clip again.");
}
