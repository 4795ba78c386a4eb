import { requestProgramAgain } from "@/lib/modules/after/program-requests";
import { takeSpace } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";
import type { ChunkAnswerWire } from "../../schema";
import type { OwnPart } from "../parts/find-part";

interface Known extends Record<string, unknown> {
  number: number;
  /** Null if it was stored already. */
  bytes: number | null;
}

/** A chunk that was forgotten since storage was asked for it has no row. */
const MARK = `
WITH marked AS (
  UPDATE track_chunk SET state = 'stored', stored_at = clock_timestamp()
  WHERE part_id = $1 AND number = ANY ($2::int[]) AND state = 'awaited' RETURNING number, size_bytes
)
SELECT c.number, m.size_bytes AS bytes FROM track_chunk c LEFT JOIN marked m ON m.number = c.number
WHERE c.part_id = $1 AND c.number = ANY ($2::int[])`;

/**
 * Marks chunks that storage has, and counts them for the workspace.
 * @throws `storage_full`; then all of them stay in the browser
 */
export async function storeChunks(
  ctx: Ctx,
  { part, recording }: OwnPart,
  numbers: readonly number[],
  found: ReadonlyMap<number, "stored" | "missing" | "not_media">,
): Promise<Pick<ChunkAnswerWire, "stored" | "missing" | "refused">> {
  const are = (state: string) => numbers.filter((number) => found.get(number) === state);
  const [there, wrong] = [are("stored"), are("not_media")];
  const known = there.length > 0 ? await ctx.sql<Known>("track_chunk_stored", MARK, [part.id, there]) : [];
  const marked = known.flatMap(({ bytes }) => bytes ?? []);
  if (marked.length > 0) {
    const bytes = marked.reduce((sum, one) => sum + one, 0);
    await takeSpace(ctx.workspaceId, bytes, marked.length);
    // Until it's ready, it's composed anyway.
    if (recording.state === "ready") await requestProgramAgain(recording.id);
  }
  const stored = known.map(({ number }) => number).sort((a, b) => a - b);
  const missing = numbers.filter((number) => !stored.includes(number) && !wrong.includes(number));
  if (wrong.length > 0) await refuseHeader(ctx, part.id);
  return { stored, missing, refused: wrong.map((number) => ({ number, reason: "not_media" as const })) };
}

/** Without a header that is media, nothing of the part can be played. Its bytes go with its row. */
async function refuseHeader(ctx: Ctx, partId: string): Promise<void> {
  await ctx.db.trackChunk.deleteMany({ where: { partId, number: 0, state: "awaited" } });
  await ctx.db.trackPart.update({
    where: { id: partId },
    data: { state: "lost", updatedAt: ctx.realNow },
  });
}
