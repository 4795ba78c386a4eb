import type { Event, Guest } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import { isoOrNull } from "@/lib/platform/runtime/clock";
import { requireActive } from "../clients";
import { configOf, findEvent } from "../event-record";
import type { guestsContract } from "./contract";
import { findGuestByToken } from "./find-guest-by-token";
import { checkLinkAttempts, failLinkAttempt } from "./link-attempts";
import { presentPublicGuest } from "./present-guest";

const DAYS = 7;

/** Lets the holder of a backstage link in as that guest. */
export async function enterBackstage(
  ctx: Ctx,
  input: InputOf<typeof guestsContract.enterBackstage>,
): Promise<OutputOf<typeof guestsContract.enterBackstage>> {
  const address = ctx.principal.address ?? "";
  checkLinkAttempts("backstage", address);
  const event = await findEvent(ctx, input.slug);
  const holder = await findGuestByToken(input.token);
  if (holder?.eventId !== event.id)
    throw failLinkAttempt(
      "backstage",
      address,
      "This link was replaced or withdrawn. Ask your host for a new one.",
    );
  requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));
  if (event.state === "archived" || event.state === "cancelled")
    throw new Problem("gone", `This show is ${event.state}.`);
  const guest = await ctx.db.guest.update({ where: { id: holder.guestId }, data: { openedAt: ctx.now } });
  const expiresAt = Math.floor(ctx.now.getTime() / 1000) + DAYS * 86_400;
  if (!ctx.dryRun) {
    const version = holder.accessVersion;
    ctx.grant({ kind: "guest", eventId: event.id, subjectId: guest.id, version, expiresAt }, event.slug);
  }
  ctx.record({ subjectType: "guest", subjectId: guest.id, after: { opened_at: ctx.now } });
  return { ...present(event, guest), expires_at: new Date(expiresAt * 1000).toISOString() };
}

function present(event: Event, guest: Guest) {
  const { host, brand } = configOf(event);
  const { name, title, company, photo } = host;
  return {
    event: {
      slug: event.slug,
      title: event.title,
      state: event.state,
      starts_at: isoOrNull(event.startsAt),
      ends_at: isoOrNull(event.endsAt),
      timezone: event.timezone,
      language: event.language,
      theme: event.theme,
      brand: { accent: brand.accent ?? null, logo: brand.logo ?? null },
      host: { name, title, company, photo },
    },
    guest: presentPublicGuest(guest),
  };
}
