import type { Prisma } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";

/**
 * Erases what was heard of these people, live or by passes, or all that was heard, and what corrections say of them, in the
 * caller's transaction: of what came from their microphones, and of what is theirs as corrected. The latter stays out of the
 * transcript, because its words as heard are theirs too.
 * @returns how many lines, as heard live and by passes
 */
export async function eraseCorrections(
  ctx: Pick<Ctx, "db">,
  recording: Prisma.RecordingWhereInput,
  people: readonly string[] | null,
): Promise<number> {
  const theirs = people === null ? {} : { in: [...people] };
  const captions = await eraseCaptions(ctx, recording, theirs);
  const segments = await ctx.db.transcriptSegment.deleteMany({
    where: { pass: { recording }, personId: theirs },
  });
  const lines = captions + segments.count;
  await ctx.db.transcriptCorrection.deleteMany({ where: { recording, saidBy: theirs } });
  if (people === null) return lines;
  await ctx.db.transcriptCorrection.updateMany({
    where: { recording, personId: theirs },
    data: { text: "", name: "" },
  });
  return lines;
}

/** The rows stay, because the show's ledger counts them. Captions of a show that wasn't recorded are no recording's. */
async function eraseCaptions(
  ctx: Pick<Ctx, "db">,
  recording: Prisma.RecordingWhereInput,
  personId: Prisma.StringFilter,
): Promise<number> {
  const sessions = await ctx.db.showSession.findMany({
    where: { recording: { AND: [recording, { liveOnly: false }] } },
    select: { id: true, eventId: true },
  });
  const { count } = await ctx.db.captionLine.updateMany({
    where: {
      eventId: { in: sessions.map(({ eventId }) => eventId) },
      sessionId: { in: sessions.map(({ id }) => id) },
      personId,
      text: { not: "" },
    },
    data: { name: "", text: "" },
  });
  return count;
}
