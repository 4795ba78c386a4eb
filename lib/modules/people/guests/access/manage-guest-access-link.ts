import type { Event, Guest } from "@/lib/generated/prisma/client";
import { requireActive } from "@/lib/modules/show-basics/clients";
import { backstageUrl, findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import { isoOrNull } from "@/lib/platform/runtime/clock";
import type { guestsContract } from "../contract";
import { emitGuestChange } from "../guest-row/emit-guest-change";
import { lockGuest } from "../guest-row/lock-guest";
import { linkState } from "../present-guest";
import { auditLink, issueLink } from "./issue-link";
import { withdrawAccess } from "./withdraw-access";

type Input = InputOf<typeof guestsContract.manageGuestAccessLink>;
type Output = OutputOf<typeof guestsContract.manageGuestAccessLink>;

export async function manageGuestAccessLink(ctx: Ctx, input: Input): Promise<Output> {
  const event = await ctx.ahead(() => findEvent(ctx, input.slug));
  const guest = await lockGuest(ctx, event, input.guest_id);
  if (input.action !== "revoke") return replace(ctx, event, guest, input.action);
  // Revoking a link that doesn't exist changes nothing, so the call is idempotent.
  return answer(event, await withdrawAccess(ctx, event, guest), null);
}

async function replace(ctx: Ctx, event: Event, guest: Guest, action: "create" | "rotate"): Promise<Output> {
  requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));
  if (event.state === "archived" || event.state === "cancelled")
    throw stateConflict(event.state, `The show is ${event.state}, so you can't create links for its guests.`);
  const previous = linkState(guest);
  if (action === "create" && previous === "active")
    throw stateConflict(
      previous,
      "This guest already has a link, which can't be shown again. Rotate it to get a new one.",
    );
  const { after, token } = await issueLink(ctx, guest);
  ctx.record({
    subjectType: "guest",
    subjectId: guest.id,
    before: auditLink(guest),
    after: auditLink(after),
  });
  emitGuestChange(ctx, "guest.updated", event, after, ["access"]);
  return answer(event, after, backstageUrl(token));
}

function answer(event: Event, after: Guest, url: string | null): Output {
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
