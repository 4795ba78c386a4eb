import { findEvent } from "@/lib/modules/show-basics/show-facts";
import { stageOf } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import { type Place, readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import { isSamePerson } from "@/lib/stage/room-identity";
import type { stageInvitationsContract } from "./contract";
import type { InvitationState } from "./schema";

const COLUMNS = { invited_at: "invitedAt" };

interface Row extends Record<string, unknown> {
  id: string;
  personId: string;
  name: string;
  state: InvitationState;
  version: number;
  invitedAt: Date;
  answeredAt: Date | null;
}

const ORDERS = {
  asc: { beyond: ">", direction: "ASC" },
  desc: { beyond: "<", direction: "DESC" },
} as const;

/** An invitation has no ID of its own. It uses that of its registration. */
async function readRows(ctx: Ctx, eventId: string, { order, after, take }: Place): Promise<Row[]> {
  const { beyond, direction } = ORDERS[order];
  return ctx.sql<Row>(
    `stage_invitations_${order}`,
    `SELECT i.registration_id AS id, i.person_id AS "personId", r.name, i.state, i.version,
       i.created_at AS "invitedAt", i.answered_at AS "answeredAt"
     FROM stage_invitation i JOIN registration r ON r.id = i.registration_id
     WHERE i.event_id = $1
       AND ($2::timestamptz IS NULL OR (i.created_at, i.registration_id) ${beyond} ($2::timestamptz, $3::text))
     ORDER BY i.created_at ${direction}, i.registration_id ${direction} LIMIT $4`,
    [eventId, after?.value ?? null, after?.id ?? null, take],
  );
}

export async function listStageInvitations(
  ctx: Ctx,
  { slug, ...input }: InputOf<typeof stageInvitationsContract.listStageInvitations>,
): Promise<OutputOf<typeof stageInvitationsContract.listStageInvitations>> {
  const event = await findEvent(ctx, slug);
  const { stage } = await stageOf(ctx, event.id);
  return readPage(
    ctx,
    { ...input, event_id: event.id },
    COLUMNS,
    (_query, place) => readRows(ctx, event.id, place),
    ({ personId, name, state, version, invitedAt, answeredAt }) => ({
      identity: personId,
      name,
      state,
      version,
      on_stage: stage.some(({ identity }) => isSamePerson(identity, personId)),
      invited_at: iso(invitedAt),
      answered_at: isoOrNull(answeredAt),
    }),
  );
}
