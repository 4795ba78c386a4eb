import type { Event, Guest } from "@/lib/generated/prisma/client";
import { requireActive } from "@/lib/modules/show-basics/clients";
import { configOf, eventFacts, findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import { findGuestByToken } from "../access/find-guest-by-token";
import { openLink } from "../access/open-link";
import type { guestsContract } from "../contract";
import { presentOwnGuest } from "../present-guest";
import { readReadiness } from "../records/readiness";
import type { Readiness } from "../records/record-schema";

const DAYS = 7;
const LINK = {
  kind: "backstage",
  wrong: "This link was replaced or revoked. Ask your host for a new one.",
} as const;

/** Lets the holder of a backstage link in as that guest. */
export async function enterBackstage(
  ctx: Ctx,
  { slug, token }: InputOf<typeof guestsContract.enterBackstage>,
): Promise<OutputOf<typeof guestsContract.enterBackstage>> {
  const { event, holder } = await openLink(ctx, LINK, async () => {
    const found = await findEvent(ctx, slug);
    const guest = await findGuestByToken(token);
    return guest?.eventId === found.id ? { event: found, holder: guest } : undefined;
  });
  requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));
  if (event.state === "archived" || event.state === "cancelled")
    throw new Problem("gone", `This show has been ${event.state}. Contact your host if you have questions.`);
  const guest = await noteUse(ctx, holder.guestId);
  const expiresAt = Math.floor(ctx.realNow.getTime() / 1000) + DAYS * 86_400;
  if (!ctx.dryRun) {
    const version = holder.accessVersion;
    ctx.grant({ kind: "guest", eventId: event.id, subjectId: guest.id, version, expiresAt }, event.slug);
  }
  ctx.record({ subjectType: "guest", subjectId: guest.id, after: { opened_at: ctx.now } });
  const { technical_check } = (await readReadiness(ctx, [guest])).get(guest.id) as Readiness;
  const welcome = { ...present(event), guest: { ...presentOwnGuest(guest), technical_check } };
  return { ...welcome, expires_at: new Date(expiresAt * 1000).toISOString() };
}

/** Records the first and the latest use of this link. */
async function noteUse(ctx: Ctx, id: string): Promise<Guest> {
  const { openedAt } = await ctx.db.guest.findUniqueOrThrow({ where: { id } });
  return ctx.db.guest.update({ where: { id }, data: { openedAt: openedAt ?? ctx.now, usedAt: ctx.now } });
}

function present(event: Event) {
  const { host, brand, recording } = configOf(event);
  const { name, title, company, photo } = host;
  return {
    event: {
      ...eventFacts(event),
      language: event.language,
      recorded: recording.enabled,
      http_audience: recording.http_audience,
      theme: event.theme as OutputOf<typeof guestsContract.enterBackstage>["event"]["theme"],
      brand: { accent: brand.accent ?? null, logo: brand.logo ?? null },
      host: { name, title, company, photo },
    },
  };
}
