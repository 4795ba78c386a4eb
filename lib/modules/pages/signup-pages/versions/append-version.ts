import type { Event, Prisma } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { SignupContent } from "../content-schema";
import { openingVersion, type PageState, type PageVersion, versionOf } from "./page-state";

interface NewVersion {
  content: SignupContent;
  basedOn: number;
  source: "save" | "event";
  /** True if it is published immediately. */
  isPublished: boolean;
}

/** Stores the next version, under the event's lock. The first call also stores what was there before it. */
export async function appendVersion(
  ctx: Ctx,
  event: Event,
  { page }: PageState,
  { content, basedOn, source, isPublished }: NewVersion,
): Promise<PageVersion> {
  if (!page) await putDownOpening(ctx, event);
  const newest = await ctx.db.signupVersion.aggregate({
    where: { eventId: event.id },
    _max: { number: true },
  });
  const { type, name } = ctx.principal.actor;
  const row = await ctx.db.signupVersion.create({
    data: {
      id: ctx.newId("sgv"),
      eventId: event.id,
      number: (newest._max.number ?? 0) + 1,
      content: content as unknown as Prisma.InputJsonObject,
      basedOn,
      source,
      actorType: type,
      actorName: name,
      publishedAt: isPublished ? ctx.now : null,
      createdAt: ctx.now,
    },
  });
  return versionOf(row);
}

async function putDownOpening(ctx: Ctx, event: Event): Promise<void> {
  const { content, ...opening } = openingVersion(event);
  const eventId = event.id;
  await ctx.db.signupPage.create({ data: { eventId, draft: 0, published: 0, updatedAt: ctx.now } });
  await ctx.db.signupVersion.create({
    data: {
      ...opening,
      id: ctx.newId("sgv"),
      eventId,
      content: content as unknown as Prisma.InputJsonObject,
    },
  });
}
