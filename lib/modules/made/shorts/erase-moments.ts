import type { Prisma } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";

/**
 * Erases the moments in which one of these people speaks, or all moments, in the caller's transaction. Of those that the crew
 * chose, the words go and the times stay. What is left can be analyzed again.
 * @returns how many
 */
export async function eraseMoments(
  ctx: Pick<Ctx, "db">,
  recording: Prisma.RecordingWhereInput,
  people: readonly string[] | null,
): Promise<number> {
  const theirs: Prisma.ClipSegmentWhereInput =
    people === null
      ? { recording }
      : { recording, OR: people.map((id) => ({ speakers: { array_contains: [{ person_id: id }] } })) };
  const found = await ctx.db.clipSegment.findMany({ where: theirs, select: { recordingId: true } });
  if (found.length === 0 && people !== null) return 0;
  const recordings = found.map(({ recordingId }) => recordingId);
  await ctx.db.momentSearch.deleteMany({
    where: people === null ? { recording } : { recordingId: { in: recordings } },
  });
  await ctx.db.clipSegment.deleteMany({ where: people === null ? theirs : { ...theirs, origin: "found" } });
  if (people !== null)
    await ctx.db.clipSegment.updateMany({
      where: theirs,
      data: { title: "Moment", speakers: [], note: null },
    });
  return found.length;
}
