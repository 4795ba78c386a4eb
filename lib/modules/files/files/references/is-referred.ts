import type { Ctx } from "@/lib/operation/ctx";
import type { Subject } from "./refer-to-file";

/** True if anything besides this subject references the file. First lock whatever might add a reference. */
export async function isReferredBesides(ctx: Ctx, fileId: string, { type, id }: Subject): Promise<boolean> {
  const other = await ctx.db.fileReference.findFirst({
    where: { fileId, NOT: { subjectType: type, subjectId: id } },
    select: { fileId: true },
  });
  return other !== null;
}
