import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso } from "@/lib/platform/runtime/clock";
import type { tracksContract } from "../contract";
import { presentPart } from "./parts/present-part";
import { callingPerson } from "./parts/uploader";

type Input = InputOf<typeof tracksContract.getStudioParts>;

/** How many of the latest parts are listed. */
const PARTS = 50;

/** Returns the latest parts of the caller's own recordings of this show. */
export async function getOwnParts(
  ctx: Ctx,
  { slug }: Input,
): Promise<OutputOf<typeof tracksContract.getStudioParts>> {
  const { id: eventId } = await findEvent(ctx, slug);
  const personId = callingPerson(ctx, eventId);
  const parts = await ctx.db.trackPart.findMany({
    where: { copy: "browser", track: { personId, erasedAt: null, recording: { eventId, deletedAt: null } } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: PARTS,
    include: { track: true },
  });
  const ids = parts.map(({ sessionId }) => sessionId);
  const sessions = new Map(
    (await ctx.db.showSession.findMany({ where: { id: { in: ids } } })).map((session) => [
      session.id,
      session,
    ]),
  );
  const shown = parts.flatMap((part) => {
    const session = sessions.get(part.sessionId);
    return session ? [presentPart(ctx, part, session)] : [];
  });
  return { parts: await Promise.all(shown) };
}

interface Speaker extends Record<string, unknown> {
  person: string;
  storedBytes: number;
  leftBytes: number;
  isOpen: boolean;
  lastCall: Date;
  isSilent: boolean;
  isSlow: boolean;
}

const SPEAKERS = `
WITH part AS (
  SELECT p.*, t.person_id FROM track_part p JOIN recording_track t ON t.id = p.track_id
    JOIN recording r ON r.id = t.recording_id
  WHERE r.id = (SELECT recording_id FROM show_session WHERE event_id = $1 AND kind = 'live' ORDER BY started_at DESC LIMIT 1)
    AND r.deleted_at IS NULL AND t.erased_at IS NULL AND p.copy = 'browser'
)
SELECT person_id AS person, max(updated_at) AS "lastCall", bool_or(state = 'capturing') AS "isOpen",
  max(updated_at) < clock_timestamp() - interval '20 seconds' AS "isSilent",
  COALESCE(bool_or(state = 'capturing' AND (quality->'upload'->>'is_slow')::boolean
    AND updated_at > clock_timestamp() - interval '20 seconds'), false) AS "isSlow",
  sum(COALESCE((quality->'upload'->>'left_bytes')::bigint, 0))::float8 AS "leftBytes",
  COALESCE((SELECT sum(c.size_bytes) FROM track_chunk c JOIN part q ON q.id = c.part_id
    WHERE q.person_id = part.person_id AND c.state = 'stored'), 0)::float8 AS "storedBytes"
FROM part GROUP BY person_id ORDER BY person_id LIMIT 200`;

/** Returns how far each speaker's upload is, of the latest airing's recording. */
export async function listSpeakerUploads(
  ctx: Ctx,
  { slug }: InputOf<typeof tracksContract.listSpeakerUploads>,
): Promise<OutputOf<typeof tracksContract.listSpeakerUploads>> {
  const { id } = await findEvent(ctx, slug);
  const rows = await ctx.sql<Speaker>("track_speaker_uploads", SPEAKERS, [id]);
  return {
    speakers: rows.map(({ person, storedBytes, leftBytes, isOpen, isSilent, isSlow, lastCall }) => ({
      person,
      state: !isOpen ? "done" : isSilent ? "stopped" : isSlow ? "slow" : "sending",
      stored_bytes: storedBytes,
      left_bytes: leftBytes,
      last_call_at: iso(lastCall),
    })),
  };
}
