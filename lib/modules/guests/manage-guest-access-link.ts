import type { Event, Guest } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import { isoOrNull } from "@/lib/platform/runtime/clock";
import { requireActive } from "../clients";
import { backstageUrl, findEvent } from "../event-record";
import type { guestsContract } from "./contract";
import { emitGuestChange } from "./emit-guest-change";
import { auditLink, issueLink } from "./issue-link";
import { lockGuest } from "./lock-guest";
import { linkState } from "./present-guest";
import { removeFromRoom, revokedColumns } from "./revoke-access";

type Input = InputOf<typeof guestsContract.manageGuestAccessLink>;
type Output = OutputOf<typeof guestsContract.manageGuestAccessLink>;

export async function manageGuestAccessLink(ctx: Ctx, input: Input): Promise<Output> {
  const event = await ctx.ahead(() => findEvent(ctx, input.slug));
  const guest = await lockGuest(ctx, event, input.guest_id);
  return input.action === "revoke" ? revoke(ctx, event, guest) : replace(ctx, event, guest, input.action);
}

async function replace(ctx: Ctx, event: Event, guest: Guest, action: "create" | "rotate"): Promise<Output> {
  requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));
  if (event.state === "archived" || event.state === "cancelled")
    throw stateConflict(event.state, `Guests of a show that is ${event.state} get no links.`);
  const former = linkState(guest);
  if (action === "create" && former === "active")
    throw stateConflict(
      former,
      "There is a link already and it is not shown again; rotate it for a new one.",
    );
  const { after, token } = await issueLink(ctx, guest);
  return answer(ctx, event, guest, after, backstageUrl(token));
}

/** Withdrawing a link that is not there changes nothing, so that it can be asked for twice. */
async function revoke(ctx: Ctx, event: Event, guest: Guest): Promise<Output> {
  if (linkState(guest) !== "active") return answer(ctx, event, guest, guest, null);
  const after = await ctx.db.guest.update({
    where: { id: guest.id },
    data: { ...revokedColumns(guest, ctx.now), updatedAt: ctx.now },
  });
  removeFromRoom(ctx, after);
  return answer(ctx, event, guest, after, null);
}

function answer(ctx: Ctx, event: Event, before: Guest, after: Guest, url: string | null): Output {
  ctx.record({
    subjectType: "guest",
    subjectId: after.id,
    before: auditLink(before),
    after: auditLink(after),
  });
  if (before.accessVersion !== after.accessVersion)
    emitGuestChange(ctx, "guest.updated", event, after, ["access"]);
  return {
    guest_id: after.id,
    event_slug: event.slug,
    state: linkState(after),
    backstage_url: url,
    link_version: after.accessVersion,
    created_at: isoOrNull(after.accessCreatedAt),
    revoked_at: isoOrNull(after.accessRevokedAt),
  };
}
