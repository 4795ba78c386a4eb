import { findEvent } from "@/lib/modules/show-basics/show-facts";
import { stageOf } from "@/lib/modules/stage/stage-state";
import { countViewers } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { attendeePersonId } from "@/lib/providers/room/identity";
import { personOf } from "@/lib/stage/room-identity";
import type { stageInvitationsContract } from "./contract";
import type { InvitationState } from "./schema";

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  invitation: InvitationState | null;
}

/** Escapes characters in names that have a meaning in patterns. */
const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

export async function listAudience(
  ctx: Ctx,
  { slug, q, limit }: InputOf<typeof stageInvitationsContract.listAudience>,
): Promise<OutputOf<typeof stageInvitationsContract.listAudience>> {
  const event = await findEvent(ctx, slug);
  const rows = await ctx.sql<Row>(
    "audience_list",
    `SELECT r.id, r.name, i.state AS invitation FROM registration r
     LEFT JOIN stage_invitation i ON i.registration_id = r.id
     WHERE r.event_id = $1 AND r.state = 'confirmed' AND r.removed_at IS NULL AND r.name ILIKE $2
       AND (i.state = 'accepted' OR EXISTS (SELECT 1 FROM presence p
         WHERE p.event_id = $1 AND p.registration_id = r.id AND p.left_at IS NULL))
     ORDER BY i.state IN ('accepted', 'invited') DESC NULLS LAST, lower(r.name), r.id LIMIT $3`,
    [event.id, containing(q ?? ""), limit],
  );
  const onStage = new Set((await stageOf(ctx, event.id)).stage.map(({ identity }) => personOf(identity)));
  return {
    attendees: rows.map(({ id, name, invitation }) => {
      const identity = attendeePersonId(id);
      return { identity, name, invitation, on_stage: onStage.has(identity) };
    }),
    watching: await countViewers(ctx, event.id),
  };
}
