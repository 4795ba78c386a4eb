import { emitForEvent, findEvent } from "@/lib/modules/show-basics/show-facts";
import { publishFeedChanges } from "@/lib/modules/stage/live-feed";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import { iso } from "@/lib/platform/runtime/clock";
import type { audienceContract } from "./contract";

interface Row extends Record<string, unknown> {
  id: string;
  label: string;
  url: string;
  /** Null if this person has followed it before. */
  at: Date | null;
}

const FOLLOW = `
WITH cta AS (SELECT id, label, url FROM call_to_action WHERE event_id = $1 AND key = $2),
made AS (
  INSERT INTO cta_click (id, event_id, registration_id, label, url, cta_id, untold, created_at)
  SELECT $3, $1, $4, label, url, id, true, clock_timestamp() FROM cta
  ON CONFLICT (cta_id, registration_id) DO NOTHING RETURNING created_at
)
SELECT cta.*, made.created_at AS at FROM cta LEFT JOIN made ON true`;

export async function followCta(
  ctx: Ctx,
  { slug, cta: key }: InputOf<typeof audienceContract.followCta>,
): Promise<OutputOf<typeof audienceContract.followCta>> {
  const registrationId = ctx.principal.actor.id;
  // Also works after the show, while the card is still on open pages.
  const event = await findEvent(ctx, slug);
  const { id: eventId } = event;
  const values = [eventId, key, ctx.newId("clk"), registrationId];
  const [cta] = await ctx.sql<Row>("cta_follow", FOLLOW, values);
  if (!cta) throw notFound();
  if (cta.at === null) return { counted: false };
  const { name, email } = await ctx.db.registration.findUniqueOrThrow({ where: { id: registrationId } });
  const { id, label, url, at } = cta;
  emitForEvent(ctx, "cta.clicked", event, {
    cta: { id, label, url },
    attendee: { registration_id: registrationId, name, email },
    clicked_at: iso(at),
  });
  ctx.afterCommit(() => void publishFeedChanges(eventId));
  return { counted: true };
}
