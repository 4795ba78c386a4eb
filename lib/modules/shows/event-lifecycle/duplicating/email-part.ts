import type { Prisma } from "@/lib/generated/prisma/client";
import type { CopyPart } from "./copy-part";

/** Copies the show's own layer of email copy. The layers below are shared anyway. */
export const emailPart: CopyPart = {
  copy: async (ctx, { from, to }) => {
    const { workspaceId, environment } = ctx;
    const rows = await ctx.db.mailCopy.findMany({
      where: { workspaceId, environment, layer: "event", subject: from.event.id },
    });
    await ctx.db.mailCopy.createMany({
      data: rows.map((row) => ({
        ...row,
        fields: row.fields as Prisma.InputJsonObject,
        subject: to.id,
        updatedAt: ctx.now,
      })),
    });
  },
};
