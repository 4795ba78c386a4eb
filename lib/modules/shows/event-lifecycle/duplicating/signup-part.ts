import type { Prisma } from "@/lib/generated/prisma/client";
import { copyPage } from "@/lib/modules/pages/signup-pages";
import type { CopyPart } from "./copy-part";

/** Copies the signup page: custom text with its draft, and the text generated with the run of show. */
export const signupPart: CopyPart = {
  fields: ({ event: { description }, config: { signup } }) => ({ description, signup }),
  copy: async (ctx, { from, to }) => {
    const plan = await ctx.db.plan.findUnique({ where: { eventId: from.event.id } });
    if (plan) {
      const signup = plan.signup as Prisma.InputJsonObject;
      await ctx.db.plan.update({ where: { eventId: to.id }, data: { signup } });
    }
    await copyPage(ctx, from.event, to);
  },
};
