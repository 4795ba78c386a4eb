import type { Event, StudioCommand } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { StageState } from "@/lib/stage";
import { emitForEvent } from "../event-record";
import { presentCommand } from "./present-command";

/** Emits webhook events for commands, and for polls that they opened or closed. */
export function emitCommandEvents(
  ctx: Ctx,
  event: Event,
  before: StageState,
  after: StageState,
  rows: readonly StudioCommand[],
): void {
  for (const row of rows) {
    const { id, action, version, source, actor, state } = presentCommand(row);
    const command = { id, action, version, source, actor, state };
    emitForEvent(ctx, "studio.command", event, { command });
  }
  const { poll } = after;
  if (poll?.state === "open" && !(before.poll?.state === "open" && before.poll.id === poll.id)) {
    const { id, question, options } = poll;
    emitForEvent(ctx, "poll.opened", event, { poll: { id, question, options } });
  }
  if (before.poll?.state === "open" && !(poll?.state === "open" && poll.id === before.poll.id)) {
    const { id, question, options, counts } = before.poll;
    emitForEvent(ctx, "poll.closed", event, { poll: { id, question, options, counts } });
  }
}
