import { openLink } from "@/lib/modules/people/guests";
import { requireActive } from "@/lib/modules/show-basics/clients";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import { studioKey } from "@/lib/platform/security/capability";
import { equalText, sha256Hex } from "@/lib/platform/security/crypto";
import type { eventsContract } from "./contract";

const HOURS = 12;

/**
 * Lets the holder of a studio link in: as the host with the show's own link, or as the person that a personal
 * link belongs to.
 */
export async function enterStudio(
  ctx: Ctx,
  { slug, key }: InputOf<typeof eventsContract.enterStudio>,
): Promise<OutputOf<typeof eventsContract.enterStudio>> {
  const link = { kind: "studio", wrong: "This studio link isn't valid. Ask for a new one." } as const;
  const { event, own } = await openLink(ctx, link, async () => {
    const event = await findEvent(ctx, slug);
    if (equalText(studioKey(event.id, event.studioKeyVersion), key)) return { event, own: null };
    const own = await ctx.db.studioLink.findUnique({ where: { accessHash: sha256Hex(key) } });
    return own?.eventId === event.id ? { event, own } : undefined;
  });
  const { client } = await ctx.db.event.findUniqueOrThrow({
    where: { id: event.id },
    select: { client: true },
  });
  requireActive(client);
  if (event.state === "archived") throw new Problem("gone", "This show has been archived.");
  const expiresAt = Math.floor(ctx.realNow.getTime() / 1000) + HOURS * 3600;
  if (!ctx.dryRun) {
    const version = own?.version ?? event.studioKeyVersion;
    const capability = { eventId: event.id, subjectId: own?.id ?? "", version, expiresAt };
    ctx.grant({ kind: "host", ...capability }, event.slug);
  }
  if (own) await ctx.db.studioLink.update({ where: { id: own.id }, data: { openedAt: ctx.now } });
  const who = own ? { studio_link_id: own.id, name: own.name } : {};
  ctx.record({
    subjectType: "event",
    subjectId: event.slug,
    after: { entered_as: own?.role ?? "host", ...who },
  });
  return { slug: event.slug, title: event.title, expires_at: new Date(expiresAt * 1000).toISOString() };
}
