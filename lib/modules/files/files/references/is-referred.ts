import type { Ctx } from "@/lib/operation/ctx";
import type { Subject } from "./refer-to-file";

/** Whether anything besides this needs the file. Lock what may come to refer to it before. */
export async function isReferredBesides(ctx: Ctx, fileId: string, { type, id }: Subject): Promise<boolean> {
  const other = await ctx.db.fileReference.findFirst({
    where: { fileId, NOT: { subjectType: type, subjectId: id } },
    select: { fileId: true },
  });
  return other !== null;
}
