import { requestProgramAgain } from "@/lib/modules/after/program-requests";
import { takeSpace } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";
import type { ChunkAnswerWire } from "../../schema";
import type { OwnPart } from "../parts/find-part";

interface Marked extends Record<string, unknown> {
  number: number;
  bytes: number;
}

const MARK = `
UPDATE track_chunk SET state = 'stored', stored_at = clock_timestamp()
WHERE part_id = $1 AND number = ANY ($2::int[]) AND state = 'awaited' RETURNING number, size_bytes AS bytes`;

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
  const are = (state: string) => numbers.filter((number) => (found.get(number) ?? "missing") === state);
  const [stored, missing, wrong] = [are("stored"), are("missing"), are("not_media")];
  if (stored.length > 0) {
    const marked = await ctx.sql<Marked>("track_chunk_stored", MARK, [part.id, stored]);
    const bytes = marked.reduce((sum, chunk) => sum + chunk.bytes, 0);
    if (bytes > 0) await takeSpace(ctx.workspaceId, bytes, marked.length);
    // Until it's ready, it's composed anyway.
    if (marked.length > 0 && recording.state === "ready") await requestProgramAgain(recording.id);
  }
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
