import type { Event } from "@/lib/generated/prisma/client";
import { requireActive } from "@/lib/modules/show-basics/clients";
import { emitEventChange, lockEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import { type Move, mustMove, TRANSITIONS } from "../transitions";

/** Returns the caller's event, locked, at the version that they saw. Its client must be active. */
export async function lockForMove(ctx: Ctx, slug: string): Promise<Event> {
  const event = await lockEvent(ctx, slug);
  expectVersion(ctx, event.version);
  requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));
  return event;
}

/**
 * Moves a locked event: state, version, audit log and webhooks. If it is already there, changes nothing and
 * records that.
 */
export async function moveEvent(
  ctx: Ctx,
  event: Event,
  move: Move,
): Promise<{ event: Event; moved: boolean }> {
  const moved = mustMove(event, move);
  const { to, kind, calendars } = TRANSITIONS[move];
  const subject = { subjectType: "event", subjectId: event.slug };
  if (!moved) {
    ctx.record({ ...subject, after: { state: event.state, unchanged: true } });
    return { event, moved };
  }
  const after = await ctx.db.event.update({
    where: { id: event.id },
    data: {
      state: to,
      // Also for events that an older release published without setting it.
      ...(to === "published" || event.state === "published"
        ? { publishedAt: event.publishedAt ?? ctx.now }
        : {}),
      ...(calendars ? { calendarSequence: event.calendarSequence + 1 } : {}),
      version: event.version + 1,
      updatedAt: ctx.now,
    },
  });
  ctx.record({ ...subject, before: { state: event.state }, after: { state: to } });
  emitEventChange(ctx, kind, after);
  return { event: after, moved };
}
