import { findEvent } from "@/lib/modules/show-basics/show-facts";
import { acknowledgementNotice, recordAcknowledgement } from "@/lib/modules/stage/broadcast";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { rightsOf } from "@/lib/stage/show-roles";
import type { studioContract } from "../contract";

/**
 * Acknowledges what a leader's studio has applied, for the first tab that reports it. Commands applied too
 * late are, or become, expired.
 */
export async function acknowledgeCommand(
  ctx: Ctx,
  input: InputOf<typeof studioContract.acknowledgeCommand>,
): Promise<OutputOf<typeof studioContract.acknowledgeCommand>> {
  const event = await findEvent(ctx, input.slug);
  const rows = leads(ctx) ? await acknowledge(ctx, event.id, input.version) : [];
  const acknowledged = rows.filter(({ state }) => state === "acknowledged").length;
  const answer = { acknowledged, expired: rows.length - acknowledged };
  if (acknowledged > 0) {
    await ctx.write(acknowledgementNotice(event.id, input.version));
    ctx.afterCommit(() => recordAcknowledgement(event.id, input.version));
  }
  ctx.record({
    subjectType: "stage",
    subjectId: event.slug,
    after: { version: input.version, ...answer },
  });
  return answer;
}

const leads = ({ principal }: Ctx): boolean => rightsOf(principal.showRole ?? "host").leads;

const acknowledge = (ctx: Ctx, eventId: string, version: number) =>
  ctx.sql<{ state: string }>(
    "command_acknowledge",
    `UPDATE studio_command SET
       state = CASE WHEN created_at < now() - interval '5 seconds' THEN 'expired' ELSE 'acknowledged' END,
       acknowledged_at = CASE WHEN created_at < now() - interval '5 seconds' THEN NULL ELSE now() END
     WHERE event_id = $1 AND version_after <= $2 AND state = 'accepted' RETURNING state`,
    [eventId, version],
  );
