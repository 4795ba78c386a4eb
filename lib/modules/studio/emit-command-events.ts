import type { Event, StudioCommand } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { StageState } from "@/lib/stage";
import { presentCommand } from "./present-command";

/** Emits webhook events for commands, and for polls that they opened or closed. */
export function emitCommandEvents(
  ctx: Ctx,
  event: Event,
  before: StageState,
  after: StageState,
  rows: readonly StudioCommand[],
): void {
  const reference = { clientId: event.clientId, eventSlug: event.slug };
  for (const row of rows) {
    const { id, action, version, source, actor, state } = presentCommand(row);
    const command = { id, action, version, source, actor, state };
    ctx.emit({ ...reference, type: "studio.command", data: { event_slug: event.slug, command } });
  }
  const { poll } = after;
  if (poll?.state === "open" && !(before.poll?.state === "open" && before.poll.id === poll.id)) {
    const { id, question, options } = poll;
    const data = { event_slug: event.slug, poll: { id, question, options } };
    ctx.emit({ ...reference, type: "poll.opened", data });
  }
  if (before.poll?.state === "open" && !(poll?.state === "open" && poll.id === before.poll.id)) {
    const { id, question, options, counts } = before.poll;
    const data = { event_slug: event.slug, poll: { id, question, options, counts } };
    ctx.emit({ ...reference, type: "poll.closed", data });
  }
}
