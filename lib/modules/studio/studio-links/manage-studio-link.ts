import type { Event, StudioLink } from "@/lib/generated/prisma/client";
import { removeFromRoomJob } from "@/lib/modules/people/guests";
import { withdrawAnswer } from "@/lib/modules/people/recording-consent";
import { findEvent, studioUrl } from "@/lib/modules/show-basics/show-facts";
import { requireShowAvailable } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import { randomText } from "@/lib/platform/runtime/ids";
import { sha256Hex } from "@/lib/platform/security/crypto";
import type { StudioRole } from "@/lib/stage/show-roles";
import type { studioLinksContract } from "./contract";
import { KEY_CHARS } from "./create-studio-link";
import { auditStudioLink, presentStudioLink } from "./present-studio-link";
import { requireMayGive } from "./require-may-give";

type Input = InputOf<typeof studioLinksContract.manageStudioLink>;
type Output = OutputOf<typeof studioLinksContract.manageStudioLink>;

export async function manageStudioLink(ctx: Ctx, input: Input): Promise<Output> {
  const event = await ctx.ahead(() => findEvent(ctx, input.slug));
  const link = await lockLink(ctx, event, input.studio_link_id);
  requireMayGive(ctx, link.role as StudioRole);
  return input.action === "rotate" ? rotate(ctx, event, link) : revoke(ctx, link);
}

export async function lockLink(ctx: Ctx, event: Event, id: string): Promise<StudioLink> {
  await ctx.lock("studio_link_lock", "SELECT 1 FROM studio_link WHERE id = $1 AND event_id = $2 FOR UPDATE", [
    id,
    event.id,
  ]);
  const link = await ctx.db.studioLink.findUnique({ where: { id } });
  if (link?.eventId !== event.id) throw notFound();
  return link;
}

async function rotate(ctx: Ctx, event: Event, link: StudioLink): Promise<Output> {
  await requireShowAvailable(ctx, event);
  const key = randomText(KEY_CHARS);
  const change = { accessHash: sha256Hex(key), revokedAt: null, openedAt: null };
  return { ...(await replace(ctx, link, change)), studio_url: studioUrl(event.slug, key) };
}

/** Revoking a link that doesn't exist changes nothing, so the call is idempotent. */
export async function revoke(ctx: Ctx, link: StudioLink): Promise<Output> {
  if (link.accessHash === null) {
    ctx.record({
      subjectType: "studio_link",
      subjectId: link.id,
      after: { ...auditStudioLink(link), unchanged: true },
    });
    return { ...presentStudioLink(link, false), studio_url: null };
  }
  const change = { accessHash: null, revokedAt: ctx.now, openedAt: null };
  return { ...(await replace(ctx, link, change)), studio_url: null };
}

/** The raised version invalidates cookies of the previous link. The room ends its connections. */
async function replace(
  ctx: Ctx,
  link: StudioLink,
  change: Pick<StudioLink, "accessHash" | "revokedAt" | "openedAt">,
) {
  const version = link.version + 1;
  const after = await ctx.db.studioLink.update({
    where: { id: link.id },
    data: { ...change, version, updatedAt: ctx.now },
  });
  await withdrawAnswer(ctx, link);
  ctx.enqueue(
    removeFromRoomJob,
    { event_id: link.eventId, studio_link_id: link.id, identity: link.personId },
    { subject: link.id, dedupeKey: `room.remove:${link.id}:${version}` },
  );
  ctx.record({
    subjectType: "studio_link",
    subjectId: link.id,
    before: auditStudioLink(link),
    after: auditStudioLink(after),
  });
  return presentStudioLink(after, false);
}
