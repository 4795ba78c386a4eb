import type { Event } from "@/lib/generated/prisma/client";
import { requireActive } from "@/lib/modules/show-basics/clients";
import { emitEventChange, lockEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import { type Move, mustMove, TRANSITIONS } from "../transitions";

/** The caller's event, locked, as the version that they saw, of a client in service. */
export async function lockForMove(ctx: Ctx, slug: string): Promise<Event> {
  const event = await lockEvent(ctx, slug);
  expectVersion(ctx, event.version);
  requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));
  return event;
}

/**
 * Makes the move of a locked event: state, version, audit log and webhooks. Asked for again it changes nothing, and is
 * recorded as that.
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
      // Also where a former release opened it without saying so.
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
