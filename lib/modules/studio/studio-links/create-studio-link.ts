import { lockEvent, studioUrl } from "@/lib/modules/show-basics/show-facts";
import { requireShowAvailable } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import { randomText } from "@/lib/platform/runtime/ids";
import { sha256Hex } from "@/lib/platform/security/crypto";
import { hostPersonId } from "@/lib/providers/room/identity";
import type { studioLinksContract } from "./contract";
import { auditStudioLink, presentStudioLink } from "./present-studio-link";
import { requireMayGive } from "./require-may-give";

/** 32 characters of base62: 190 random bits. */
export const KEY_CHARS = 32;
const MAX_LINKS = 50;

export async function createStudioLink(
  ctx: Ctx,
  { slug, name, role }: InputOf<typeof studioLinksContract.createStudioLink>,
): Promise<OutputOf<typeof studioLinksContract.createStudioLink>> {
  requireMayGive(ctx, role);
  const event = await lockEvent(ctx, slug);
  await requireShowAvailable(ctx, event);
  const inForce = await ctx.db.studioLink.count({ where: { eventId: event.id, accessHash: { not: null } } });
  if (inForce >= MAX_LINKS)
    throw new Problem("slot_limit_reached", `A show can have at most ${MAX_LINKS} studio links.`);
  const id = ctx.newId("stl");
  const key = randomText(KEY_CHARS);
  const row = await ctx.db.studioLink.create({
    data: {
      id,
      eventId: event.id,
      role,
      name,
      personId: hostPersonId(event.id, id),
      accessHash: sha256Hex(key),
      createdAt: ctx.now,
      updatedAt: ctx.now,
    },
  });
  ctx.record({
    subjectType: "studio_link",
    subjectId: id,
    after: { event_id: event.id, ...auditStudioLink(row) },
  });
  return { ...presentStudioLink(row, false), studio_url: studioUrl(event.slug, key) };
}
