import type { Communication, Event } from "@/lib/generated/prisma/client";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { notFound } from "@/lib/operation/problem";

interface Named {
  slug: string;
  message_id: string;
}

interface Found {
  event: Event;
  communication: Communication;
}

export async function findCommunication(ctx: Ctx, { slug, message_id }: Named): Promise<Found> {
  const event = await findEvent(ctx, slug);
  const communication = await ctx.db.communication.findUnique({ where: { id: message_id } });
  if (communication?.eventId !== event.id) throw notFound();
  return { event, communication };
}

/**
 * Does the same as `findCommunication`, and locks it until the transaction ends. Sending takes the same lock.
 */
export async function lockCommunication(ctx: Ctx, named: Named): Promise<Found> {
  await ctx.lock(
    "communication_lock",
    "SELECT 1 FROM communication WHERE id = $1 AND workspace_id = $2 FOR UPDATE",
    [named.message_id, ctx.workspaceId],
  );
  return findCommunication(ctx, named);
}
