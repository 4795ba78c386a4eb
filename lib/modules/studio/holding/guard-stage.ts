import type { Event } from "@/lib/generated/prisma/client";
import { lockStageRow, readStageRow } from "@/lib/modules/stage/show-ledger";
import { applyStageEvent } from "@/lib/modules/stage/stage-state";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { sql } from "@/lib/platform/database/db";
import { iso } from "@/lib/platform/runtime/clock";
import type { Environment } from "@/lib/platform/security/principal";
import type { RoomParticipant } from "@/lib/providers/room/port";
import type { StageEvent } from "@/lib/stage";
import { isSameQuiet, judgeQuiet, type Quiet, type QuietFacts, type QuietVerdict } from "./judge-quiet";
import { readQuiet } from "./read-quiet";

/** The show whose stage is watched. */
interface GuardedShow extends Pick<Event, "id" | "slug" | "workspaceId"> {
  environment: Environment;
}

const carries = ({ tracks }: RoomParticipant): boolean =>
  tracks.some(({ kind, muted }) => kind !== "other" && !muted);

/**
 * Shows or hides the holding card, depending on who is in the room and what the room server carries. Checks
 * without a lock, and again under the stage's lock, so that only one of several processes acts.
 */
export async function guardStage(show: GuardedShow, found: readonly RoomParticipant[]): Promise<void> {
  const isHeard = found.some(carries);
  const { stored } = await readStageRow({ sql }, show.id);
  const look = stored && (await readQuiet({ sql }, show.id, stored.state, isHeard));
  if (!look || !hasWork(judgeQuiet(look.facts), look.facts)) return;
  await asSystem("holding.guard", show, (ctx) => settleCard(ctx, show, isHeard));
}

const hasWork = ({ move, quiet }: QuietVerdict, { noted }: QuietFacts): boolean =>
  move !== null || !isSameQuiet(quiet, noted);

async function settleCard(ctx: Ctx, show: GuardedShow, isHeard: boolean): Promise<void> {
  const held = await lockStageRow(ctx, show.id);
  const look = held && (await readQuiet(ctx, show.id, held.state, isHeard));
  if (!look) return;
  const { facts, line } = look;
  const { move, quiet } = judgeQuiet(facts);
  if (!isSameQuiet(quiet, facts.noted)) await note(ctx, show.id, quiet);
  if (move === null) return;
  const event: StageEvent =
    move === "raise" && quiet
      ? { type: "holding_raised", at: iso(facts.now), why: quiet.why, line }
      : { type: "holding_lowered" };
  await applyStageEvent(ctx, show.id, event);
  ctx.record({
    subjectType: "stage",
    subjectId: show.slug,
    after: { holding: move === "raise" ? (quiet?.why ?? null) : null, since: quiet && iso(quiet.since) },
  });
}

async function note(ctx: Ctx, eventId: string, quiet: Quiet | null): Promise<void> {
  if (quiet === null) await ctx.db.showQuiet.deleteMany({ where: { eventId } });
  else await ctx.db.showQuiet.upsert({ where: { eventId }, create: { eventId, ...quiet }, update: quiet });
}
