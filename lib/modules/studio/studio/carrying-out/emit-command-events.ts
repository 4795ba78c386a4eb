import type { Event, StudioCommand } from "@/lib/generated/prisma/client";
import { emitForEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { StagePoll, StageState } from "@/lib/stage";
import { presentCommand } from "./present-command";

async function votesOf(ctx: Ctx, { id, options }: StagePoll): Promise<number[]> {
  const [row] = await ctx.sql<{ counts: number[] }>(
    "poll_votes",
    "SELECT poll_votes(p) AS counts FROM poll p WHERE id = $1",
    [id],
  );
  // A poll opened by the previous release has no row, and no one could vote in it.
  return row?.counts ?? options.map(() => 0);
}

/** Emits webhook events for commands, and for polls that they opened or closed. */
export async function emitCommandEvents(
  ctx: Ctx,
  event: Event,
  before: StageState,
  after: StageState,
  rows: readonly StudioCommand[],
): Promise<void> {
  for (const row of rows) {
    const { id, action, version, source, actor, state } = presentCommand(row, ctx.principal.actor);
    const command = { id, action, version, source, actor, state };
    emitForEvent(ctx, "studio.command", event, { command });
  }
  const { poll } = after;
  if (poll?.state === "open" && !(before.poll?.state === "open" && before.poll.id === poll.id)) {
    const { id, question, options } = poll;
    emitForEvent(ctx, "poll.opened", event, { poll: { id, question, options } });
  }
  if (before.poll?.state === "open" && !(poll?.state === "open" && poll.id === before.poll.id)) {
    const { id, question, options } = before.poll;
    const counts = await votesOf(ctx, before.poll);
    emitForEvent(ctx, "poll.closed", event, { poll: { id, question, options, counts } });
  }
}
