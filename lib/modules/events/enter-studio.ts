import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import { studioKey } from "@/lib/platform/security/capability";
import { equalText } from "@/lib/platform/security/crypto";
import { requireActive } from "../clients";
import { findEvent } from "../event-record";
import { openLink } from "../guests";
import type { eventsContract } from "./contract";

const HOURS = 12;

/** Lets the holder of a studio link in as the show's host. */
export async function enterStudio(
  ctx: Ctx,
  { slug, key }: InputOf<typeof eventsContract.enterStudio>,
): Promise<OutputOf<typeof eventsContract.enterStudio>> {
  const link = { kind: "studio", wrong: "This studio link is not valid. Ask for a new one." } as const;
  const event = await openLink(ctx, link, async () => {
    const found = await findEvent(ctx, slug);
    return equalText(studioKey(found.id, found.studioKeyVersion), key) ? found : undefined;
  });
  const { client } = await ctx.db.event.findUniqueOrThrow({
    where: { id: event.id },
    select: { client: true },
  });
  requireActive(client);
  if (event.state === "archived") throw new Problem("gone", "This show has been archived.");
  const expiresAt = Math.floor(ctx.now.getTime() / 1000) + HOURS * 3600;
  if (!ctx.dryRun) {
    const version = event.studioKeyVersion;
    ctx.grant({ kind: "host", eventId: event.id, subjectId: "", version, expiresAt }, event.slug);
  }
  ctx.record({ subjectType: "event", subjectId: event.slug, after: { entered_as: "host" } });
  return { slug: event.slug, title: event.title, expires_at: new Date(expiresAt * 1000).toISOString() };
}
