import { applyStageEvent, stageOf } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import { guestOfPerson, registrationOfPerson } from "@/lib/providers/room/identity";
import type { StagePerson, StageState } from "@/lib/stage";
import { personOf } from "@/lib/stage/room-identity";
import { rightsOf } from "@/lib/stage/show-roles";
import type { Admission } from "./admission";

/** How long a person whose connection was lost stays on stage. */
const GRACE_SECONDS = 30;

/**
 * Removes people from the stage whose link or registration was revoked, whose invitation ended, or who have
 * been disconnected for half a minute. Hosts keep their place while disconnected.
 */
export async function removeAbsentPeople(ctx: Ctx, admission: Admission): Promise<void> {
  const state = await stageOf(ctx, admission.event.id);
  if (state.phase === "ended" || state.stage.length === 0) return;
  const gone = await disconnectedFor(ctx, admission.event.id, state, GRACE_SECONDS);
  const invited = await invitedAttendees(ctx, admission.event.id, state.stage);
  for (const person of state.stage) {
    const { identity } = person;
    if (mayStay(admission, person, invited) && !gone.has(personOf(identity))) continue;
    await applyStageEvent(ctx, admission.event.id, { type: "person_left", identity });
  }
}

function mayStay(
  admission: Admission,
  { identity, kind }: StagePerson,
  invited: ReadonlySet<string>,
): boolean {
  const person = personOf(identity);
  switch (rightsOf(kind).admission) {
    case "backstage_link":
      return admission.guests.has(guestOfPerson(person) ?? "");
    case "registration":
      return invited.has(registrationOfPerson(person) ?? "");
    case "studio_link": {
      const link = [...admission.studioLinks.values()].find(({ personId }) => personId === person);
      return link === undefined || link.open;
    }
    case "open_door":
      return false;
    case "system":
      return true;
  }
}

/**
 * Returns the attendees among these people who accepted an invitation that is still valid, with a valid
 * registration.
 */
async function invitedAttendees(
  ctx: Ctx,
  eventId: string,
  stage: readonly StagePerson[],
): Promise<Set<string>> {
  if (!stage.some(({ kind }) => rightsOf(kind).admission === "registration")) return new Set();
  const rows = await ctx.sql<{ id: string }>(
    "stage_invited",
    `SELECT r.id FROM stage_invitation i JOIN registration r ON r.id = i.registration_id
     WHERE i.event_id = $1 AND i.state = 'accepted' AND r.state = 'confirmed' AND r.removed_at IS NULL`,
    [eventId],
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Returns the people on stage who were in the room and have been disconnected for this long, except leaders.
 * A show that has just resumed gives everyone that long to return, because its room was closed.
 */
async function disconnectedFor(
  ctx: Ctx,
  eventId: string,
  { stage, phase, started_at }: StageState,
  seconds: number,
): Promise<Set<string>> {
  const people = stage.filter(({ kind }) => !rightsOf(kind).leads).map(({ identity }) => personOf(identity));
  if (people.length === 0) return new Set();
  const rows = await ctx.sql<{ person: string }>(
    "presence_gone",
    `SELECT COALESCE(person_id, presence_person(presence)) AS person FROM presence WHERE event_id = $1
       AND COALESCE(person_id, presence_person(presence)) = ANY($3::text[])
     GROUP BY 1 HAVING bool_and(left_at IS NOT NULL)
       AND GREATEST(max(left_at), $4::timestamptz) < now() - make_interval(secs => $2)`,
    [eventId, seconds, people, phase === "live" ? started_at : null],
  );
  return new Set(rows.map(({ person }) => person));
}
