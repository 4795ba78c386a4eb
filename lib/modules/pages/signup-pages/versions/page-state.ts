import type { Event, SignupPage, SignupVersion } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { contentOf } from "../content/content-of";
import { contentOfEvent } from "../content/content-of-event";
import { PAGE_DEFAULTS, type SignupContent } from "../content-schema";

/** A version, as verbs use it. */
export interface PageVersion extends Omit<SignupVersion, "id" | "eventId" | "content"> {
  content: SignupContent;
}

/** State of a show's page. Before anything is saved, it has only version 0 and no row. */
export interface PageState {
  page: SignupPage | null;
  version: number;
  updatedAt: Date;
  draft: PageVersion;
  published: PageVersion;
}

/** Returns the page before anything was saved: the event's own fields. */
export const openingVersion = (event: Event): PageVersion => ({
  number: 0,
  content: { ...PAGE_DEFAULTS, ...contentOfEvent(event) },
  basedOn: null,
  source: "event",
  actorType: "",
  actorName: "",
  publishedAt: event.createdAt,
  createdAt: event.createdAt,
});

export const versionOf = ({ id: _, eventId: __, content, ...row }: SignupVersion): PageVersion => ({
  ...row,
  content: contentOf(content),
});

export async function readPageState(ctx: Ctx, event: Event): Promise<PageState> {
  const page = await ctx.db.signupPage.findUnique({ where: { eventId: event.id } });
  if (!page) {
    const opening = openingVersion(event);
    return { page, version: 1, updatedAt: event.createdAt, draft: opening, published: opening };
  }
  const rows = await ctx.db.signupVersion.findMany({
    where: { eventId: event.id, number: { in: [page.draft, page.published] } },
  });
  const versions = new Map(rows.map((row) => [row.number, versionOf(row)]));
  const [draft, published] = [versions.get(page.draft), versions.get(page.published)];
  if (!draft || !published) throw new Error(`The signup page of ${event.slug} refers to a missing version`);
  return { page, version: page.version, updatedAt: page.updatedAt, draft, published };
}
