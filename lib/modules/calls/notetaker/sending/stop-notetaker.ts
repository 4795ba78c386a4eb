import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { notetakerContract } from "../contract";
import { moveNotetaker } from "../rows/move-notetaker";
import { presentNotetaker } from "../rows/present-notetaker";
import { decided } from "../states/next-move";
import type { NotetakerState } from "../states/states-vocabulary";
import { findNotetaker } from "./find-notetaker";

type Operation = typeof notetakerContract.stopNotetaker;

/** Calls a notetaker back. What it heard is analyzed. */
export async function stopNotetaker(ctx: Ctx, { bot_id }: InputOf<Operation>): Promise<OutputOf<Operation>> {
  await findNotetaker(ctx, bot_id);
  await ctx.lock("notetaker_stop_lock", "SELECT 1 FROM notetaker WHERE id = $1 FOR UPDATE", [bot_id]);
  const { event, ...bot } = await findNotetaker(ctx, bot_id);
  const move = decided(bot.state as NotetakerState, "remove", ctx.realNow);
  const { id, name } = ctx.principal.actor;
  const moved =
    move && move !== "conflict" && (await moveNotetaker(ctx, event, bot, move, { id, name, role: "api" }));
  if (!moved) ctx.record({ subjectType: "notetaker", subjectId: bot.id, after: { unchanged: true } });
  return presentNotetaker(moved || bot, event.slug);
}
