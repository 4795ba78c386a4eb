import type { Event, Guest } from "@/lib/generated/prisma/client";
import { namesAny, publishedContent } from "@/lib/modules/pages/signup-pages";
import { nameKey, readProposals, readRoster } from "@/lib/modules/people/guests";
import { planOf } from "@/lib/modules/plan/plans";
import { configOf, eventLinks, organiserOf } from "@/lib/modules/show-basics/show-facts";
import { picturesOf } from "@/lib/modules/shows/event-pictures";
import { readPublicReplay } from "@/lib/modules/shows/events";
import type { Ctx } from "@/lib/operation/ctx";
import { isoOrNull } from "@/lib/platform/runtime/clock";
import type { KitPerson, KitShow } from "@/lib/promo/kit-show";
import type { PlanSegment } from "@/lib/stage";
import type { SignupTheme } from "@/lib/theme/signup-colours";

const HOST = "host";
const MOST_SEGMENTS = 6;
/** Segments that don't say what the show is about. */
const AROUND = ["intro", "break", "outro", "qa", "poll"];

/** Reads what a promo kit tells of a show: no more than its signup page. */
export async function readKitShow(ctx: Ctx, event: Event): Promise<KitShow> {
  const client = await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } });
  const workspace = await ctx.db.workspace.findUniqueOrThrow({ where: { id: event.workspaceId } });
  const plan = await ctx.db.plan.findUnique({ where: { eventId: event.id } });
  const guests = await readRoster(ctx, event.id);
  const { brand } = configOf(event);
  const page = await publishedContent(ctx, event);
  const isPrivate = namesAny((await readProposals(ctx, event.id)).map(({ name }) => name));
  const shown = page.show_agenda
    ? planOf(plan).segments.filter(
        ({ type, title }) => !AROUND.includes(type) && title.trim() !== "" && !isPrivate(title),
      )
    : [];
  return {
    title: event.title,
    organiser: organiserOf({ host: event.host, client }, workspace.name),
    language: event.language,
    timezone: event.timezone,
    startsAt: isoOrNull(event.startsAt),
    phase: await phaseOf(ctx, event),
    theme: event.theme as SignupTheme,
    accent: typeof brand.accent === "string" ? brand.accent : null,
    signupUrl: eventLinks(event, { withKey: false }).signup_page,
    segments: titlesOf(shown),
    showsPeople: page.show_speakers,
    people: [...hostOf(event, shown), ...guests.map((guest) => personOf(guest, shown))],
  };
}

async function phaseOf(ctx: Ctx, event: Event): Promise<KitShow["phase"]> {
  if (!["ended", "archived"].includes(event.state)) return "before";
  return (await readPublicReplay(ctx, event)) === null ? "over" : "replay";
}

function hostOf(event: Event, segments: readonly PlanSegment[]): KitPerson[] {
  const { name, title, company } = configOf(event).host;
  if (name.trim() === "") return [];
  const photoFileId = picturesOf(event).host?.file_id ?? null;
  const own = { id: HOST, role: "host" as const, name, title, company, photoFileId };
  return [{ ...own, segments: theirs(segments, HOST, name) }];
}

function personOf(guest: Guest, segments: readonly PlanSegment[]): KitPerson {
  const { id, name, title, company, photoFileId } = guest;
  return { id, role: "guest", name, title, company, photoFileId, segments: theirs(segments, id, name) };
}

/** Titles of someone's segments. They are assigned by id, or by name. */
const theirs = (segments: readonly PlanSegment[], id: string, name: string): string[] =>
  titlesOf(
    segments.filter(
      ({ assignee }) => assignee !== null && (assignee === id || nameKey(assignee) === nameKey(name)),
    ),
  );

const titlesOf = (segments: readonly PlanSegment[]): string[] =>
  [...new Set(segments.map(({ title }) => title.trim()))].slice(0, MOST_SEGMENTS);
