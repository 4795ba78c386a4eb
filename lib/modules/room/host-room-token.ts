import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { applyStageEvent, hostIdentityOf, hostName, hostPerson, lockStage } from "../studio";
import type { roomContract } from "./contract";
import { loadOpenShow } from "./load-open-show";
import { roomAccess } from "./room-access";

export async function hostRoomToken(
  ctx: Ctx,
  input: InputOf<typeof roomContract.hostRoomToken>,
): Promise<OutputOf<typeof roomContract.hostRoomToken>> {
  const { event } = await loadOpenShow(ctx, input.slug);
  const identity = hostIdentityOf(ctx.principal, event.id);
  const { actor } = ctx.principal;
  const fallback = actor.type === "user" ? actor.name : "";
  const stage = await lockStage(ctx, event);
  // Who was sent off on air stays off: only an empty chair before the show is taken without asking.
  if (stage.phase === "idle" && !stage.stage.some(({ kind }) => kind === "host"))
    await applyStageEvent(ctx, event.id, {
      type: "person_staged",
      person: hostPerson(event.host, identity, fallback),
    });
  ctx.record({ subjectType: "room", subjectId: event.slug, after: { role: "host", identity } });
  const linkVersion = actor.type === "user" ? "" : String(event.studioKeyVersion);
  return roomAccess(ctx, {
    eventId: event.id,
    identity,
    name: hostName(event.host, fallback),
    claims: { role: "host", linkVersion, registrationId: "" },
    onStage: true,
  });
}
