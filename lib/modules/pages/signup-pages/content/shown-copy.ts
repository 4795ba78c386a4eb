import type { Event, Plan } from "@/lib/generated/prisma/client";
import { readProposals } from "@/lib/modules/people/guests";
import type { Ctx } from "@/lib/operation/ctx";
import type { SignupCopy } from "@/lib/plan-writer";
import type { SignupContent } from "../content-schema";
import { namesAny } from "./hide-names";

export type ShownCopy = Pick<SignupContent, "headline" | "sub" | "cta_text">;

/**
 * Uses the page's own text first, then its run of show, then the title. `isPrivate` selects texts to leave
 * out.
 */
export function shownCopy(
  own: SignupContent,
  plan: Pick<Plan, "signup"> | null,
  title: string,
  isPrivate: (text: string) => boolean,
): ShownCopy {
  const written = (plan?.signup ?? {}) as Partial<SignupCopy>;
  const unlessPrivate = (text = ""): string => (isPrivate(text) ? "" : text);
  return {
    headline: own.headline || unlessPrivate(written.headline) || title,
    sub: own.sub || unlessPrivate(written.sub),
    cta_text: own.cta_text || written.cta_text || "",
  };
}

/** Returns the text shown where the content leaves it empty. */
export async function readShownCopy(ctx: Ctx, event: Event, content: SignupContent): Promise<ShownCopy> {
  const plan = await ctx.db.plan.findUnique({ where: { eventId: event.id } });
  const proposals = await readProposals(ctx, event.id);
  const isPrivate = namesAny(proposals.map(({ name }) => name));
  const empty = { ...content, headline: "", sub: "", cta_text: "" };
  return shownCopy(empty, plan, event.title, isPrivate);
}
