import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import { studioKey } from "@/lib/platform/security/capability";
import { equalText } from "@/lib/platform/security/crypto";
import { requireActive } from "../clients";
import { findEvent } from "../event-record";
import { checkLinkAttempts, failLinkAttempt } from "../guests";
import type { eventsContract } from "./contract";

const HOURS = 12;

/** Lets the holder of a studio link in as the show's host. */
export async function enterStudio(
  ctx: Ctx,
  input: InputOf<typeof eventsContract.enterStudio>,
): Promise<OutputOf<typeof eventsContract.enterStudio>> {
  const address = ctx.principal.address ?? "";
  checkLinkAttempts("studio", address);
  const event = await findEvent(ctx, input.slug);
  if (!equalText(studioKey(event.id, event.studioKeyVersion), input.key)) {
    throw failLinkAttempt("studio", address, "This studio link is not valid. Ask for a new one.");
  }
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
