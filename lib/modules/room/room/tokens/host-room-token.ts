import { applyStageEvent, lockStage } from "@/lib/modules/stage/stage-state";
import { hostName, hostPerson, hostPersonIdOf } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { rightsOf } from "@/lib/stage/show-roles";
import type { roomContract } from "../contract";
import { loadOpenShow } from "./load-open-show";
import { refreshName } from "./refresh-name";
import { roomAccess } from "./room-access";

export async function hostRoomToken(
  ctx: Ctx,
  input: InputOf<typeof roomContract.hostRoomToken>,
): Promise<OutputOf<typeof roomContract.hostRoomToken>> {
  const { event } = await loadOpenShow(ctx, input.slug);
  const { actor, showRole: role = "host", studioLinkId = "", linkVersion = "" } = ctx.principal;
  const person = hostPersonIdOf(ctx.principal, event.id);
  const named = studioLinkId !== "" || actor.type === "user" ? actor.name : "";
  const stage = await lockStage(ctx, event);
  // A host removed from the stage on air stays off. They are placed automatically only before the show, while
  // no leader is on stage.
  const sitsDown =
    role === "host" && stage.phase === "idle" && !stage.stage.some(({ kind }) => rightsOf(kind).leads);
  const own = hostPerson(studioLinkId === "" ? event.host : {}, person, named);
  const after = sitsDown
    ? await applyStageEvent(ctx, event.id, { type: "person_staged", person: own })
    : await refreshName(ctx, event.id, stage, own);
  ctx.record({ subjectType: "room", subjectId: event.slug, after: { role, identity: person } });
  return roomAccess(ctx, {
    eventId: event.id,
    stage: after || stage,
    person,
    tab: input.tab,
    previous: person,
    takeOver: input.take_over,
    name: studioLinkId === "" ? hostName(event.host, named) : named,
    claims: { role, linkVersion: String(linkVersion), studioLinkId, registrationId: "" },
  });
}
