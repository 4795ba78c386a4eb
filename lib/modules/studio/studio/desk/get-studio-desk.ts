import type { Guest } from "@/lib/generated/prisma/client";
import { readRoster, recordingConsent } from "@/lib/modules/people/guests";
import { consentNow, recordingAnswers } from "@/lib/modules/people/recording-consent";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import { sponsorNameLines } from "@/lib/modules/show-basics/sponsor-lines";
import { loadEventWithRelations, presentEvent } from "@/lib/modules/shows/events";
import { recentCommands } from "@/lib/modules/stage/show-ledger";
import { stageFor, stageNow } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso } from "@/lib/platform/runtime/clock";
import type { StageState } from "@/lib/stage";
import { isSamePerson, personOf } from "@/lib/stage/room-identity";
import { rightsOf } from "@/lib/stage/show-roles";
import { presentCommand } from "../carrying-out/present-command";
import type { studioContract } from "../contract";
import { earlierSessions, lastSession, presentSession } from "../on-air/open-session";
import { guestPerson } from "../people/guest-person";
import { hostPersonIdOf } from "../people/host-person-id-of";
import { presentPeople, readPeople, type ShowPeople } from "../people/people";
import { countViewers } from "../people/presence";
import { waitingProposals } from "../proposals/waiting-proposals";
import { lastRehearsal, presentRehearsal } from "../rehearsal/last-rehearsal";
import { readPrepared } from "./read-prepared";
import { isRoomReachable } from "./room-contact";

type Desk = OutputOf<typeof studioContract.getStudioDesk>;

const RECENT = 20;

export async function getStudioDesk(
  ctx: Ctx,
  input: InputOf<typeof studioContract.getStudioDesk>,
): Promise<Desk> {
  const row = await findEvent(ctx, input.slug);
  const event = presentEvent(ctx, await loadEventWithRelations(ctx, row));
  const { state: whole, epoch, now } = await stageNow(ctx, row.id);
  const people = await readPeople(ctx, row);
  const session = await lastSession(ctx, row.id);
  const rehearsal = await lastRehearsal(ctx, row.id);
  const history = await recentCommands(ctx, row.id, RECENT);
  const recent = await ctx.db.studioCommand.findMany({
    where: { id: { in: history } },
    orderBy: { versionAfter: "desc" },
  });
  const identity = hostPersonIdOf(ctx.principal, row.id);
  const role = ctx.principal.showRole ?? "host";
  const waiting = await waitingProposals(ctx, row.id);
  const answers = await recordingAnswers(ctx, row.id);
  const stage = stageFor(ctx.principal, whole);
  ctx.meta.version = stage.version;
  return {
    event,
    me: {
      identity,
      role,
      connected: people.connected.some((person) => isSamePerson(person.identity, identity)),
      recording: rightsOf(role).stageable ? consentNow(answers, identity) : null,
    },
    host_present: people.connected.some((person) => rightsOf(person.role).leads),
    room_reachable: await isRoomReachable(ctx),
    people: presentPeople(people, stage),
    guests: guestPlaces(await readRoster(ctx, row.id), people, stage),
    sponsors: await sponsorNameLines(ctx, row.id),
    stage,
    registrations: event.registrations,
    viewers: await countViewers(ctx, row.id),
    session: session && presentSession(session),
    earlier: await earlierSessions(ctx, row.id, session?.id),
    rehearsal: rehearsal && presentRehearsal(rehearsal),
    prepared: await readPrepared(ctx, row.id, stage),
    proposals: waiting.count,
    newest_proposal_at: waiting.newestAt,
    commands: recent.map((command) => presentCommand(command, ctx.principal.actor)),
    epoch,
    server_time: iso(now),
  };
}

function guestPlaces(roster: readonly Guest[], people: ShowPeople, stage: StageState): Desk["guests"] {
  const here = new Set(people.connected.map(({ identity }) => personOf(identity)));
  const onStage = new Set(stage.stage.map(({ identity }) => personOf(identity)));
  return roster.map((guest) => {
    const { identity } = guestPerson(guest);
    const connected = here.has(identity);
    const place = onStage.has(identity) ? "stage" : connected ? "backstage" : "away";
    const { state: recording } = recordingConsent(guest);
    return { guest_id: guest.id, identity, connected, place, recording };
  });
}
