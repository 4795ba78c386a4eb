import { appendEntries } from "@/lib/modules/stage/show-ledger";
import { findAvailableShow, holdWithPeople, notifyDesks, runCommands } from "@/lib/modules/studio/studio";
import { undoStudioCommand } from "@/lib/modules/studio/studio-commands";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound, stateConflict } from "@/lib/operation/problem";
import { log } from "@/lib/platform/runtime/log";
import type { stageControlContract } from "./contract";
import { presentProposal } from "./present-proposal";

type Decided = OutputOf<typeof stageControlContract.decideProposal>;

export async function decideProposal(
  ctx: Ctx,
  { slug, proposal_id, approve }: InputOf<typeof stageControlContract.decideProposal>,
): Promise<Decided> {
  const event = await findAvailableShow(ctx, slug);
  // Under the stage's lock, so that two people can't approve the same proposal.
  await holdWithPeople(ctx, event);
  const row = await ctx.db.studioProposal.findUnique({ where: { id: proposal_id } });
  if (row?.eventId !== event.id) throw notFound();
  const { state } = presentProposal(row, ctx.realNow);
  if (state !== "proposed")
    throw stateConflict(
      state,
      "This proposal was already approved or declined, or it has expired. Choose one that is still open.",
    );
  const done = approve ? await carryOutCommands(ctx, slug, row.commands as Record<string, unknown>[]) : null;
  const decided = await ctx.db.studioProposal.update({
    where: { id: row.id },
    data: {
      state: approve ? "approved" : "declined",
      decidedAt: ctx.realNow,
      decidedBy: ctx.principal.actor.name.slice(0, 200),
    },
  });
  const type = `proposal_${approve ? "approved" : "declined"}`;
  await appendEntries(ctx, event.id, [{ type, body: { proposal: row.id } }]);
  ctx.record({
    subjectType: "stage",
    subjectId: event.slug,
    after: { proposal: row.id, state: decided.state },
  });
  ctx.afterCommit(
    () =>
      void notifyDesks(event.id).catch((err: unknown) =>
        log().warn({ err }, "desks will refresh on their own"),
      ),
  );
  return { proposal: presentProposal(decided, ctx.realNow), done };

  async function carryOutCommands(context: Ctx, show: string, commands: Record<string, unknown>[]) {
    const [first] = commands;
    if (first?.action === "undo")
      return undoStudioCommand(context, { slug: show, command_id: String(first.command_id) });
    const { readings: _none, ...answer } = await runCommands(context, event, commands, { mode: "live" });
    return answer;
  }
}
