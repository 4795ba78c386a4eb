import type { Event, Guest, Plan } from "@/lib/generated/prisma/client";
import { namesAny, PAGE_DEFAULTS, type SignupContent, shownCopy } from "@/lib/modules/pages/signup-pages";
import { presentPublicGuest, readProposals, readRoster } from "@/lib/modules/people/guests";
import { planOf } from "@/lib/modules/plan/plans";
import { CONFIG_DEFAULTS, configOf } from "@/lib/modules/show-basics/show-facts";
import { presentPublicSponsor, readSponsors } from "@/lib/modules/show-basics/sponsor-lines";
import type { Ctx } from "@/lib/operation/ctx";
import { plainTitle } from "@/lib/plan-writer";
import { isoOrNull } from "@/lib/platform/runtime/clock";
import type { PublicEvent } from "./public-schema";
import { readPublicReplay } from "./read-public-replay";

const { learn, show_speakers, seo_title, seo_description, share_picture, listed } = PAGE_DEFAULTS;

/** What is public about a show that isn't open yet. */
export const CURTAIN = {
  description: "",
  social: "",
  starts_at: null,
  ends_at: null,
  moved_from: null,
  host: { name: "", title: "", company: "", photo: "" },
  guests: [],
  agenda: [],
  questions: [],
  signup: CONFIG_DEFAULTS.signup,
  page: { learn, show_speakers, seo_title, seo_description, share_picture, listed },
  sponsors: [],
  watch: CONFIG_DEFAULTS.watch,
  after: CONFIG_DEFAULTS.after,
  replay: null,
};

const TEASER_QUESTIONS = 3;

/** Returns what is public about a show whose page has this `content`. Sequential, as in a mutation. */
export async function readPublicContents(ctx: Ctx, event: Event, content: SignupContent) {
  const roster = await readRoster(ctx, event.id);
  const proposals = await readProposals(ctx, event.id);
  const plan = await ctx.db.plan.findUnique({ where: { eventId: event.id } });
  const sponsors = content.show_sponsors
    ? (await readSponsors(ctx, event.id, "page")).map(presentPublicSponsor)
    : [];
  // People whom only the brief names stay private until they are accepted.
  const isPrivate = namesAny(proposals.map(({ name }) => name));
  return {
    ...contents(event, content, { roster, plan, isPrivate }),
    sponsors,
    replay: await readPublicReplay(ctx, event),
  };
}

interface Material {
  roster: Guest[];
  plan: Plan | null;
  isPrivate: (text: string) => boolean;
}

function contents(event: Event, content: SignupContent, { roster, plan, isPrivate }: Material) {
  const config = configOf(event);
  const { cta_text, ...copy } = shownCopy(content, plan, event.title, isPrivate);
  const { show_agenda } = content;
  return {
    description: content.description,
    social: event.social,
    starts_at: isoOrNull(event.startsAt),
    ends_at: isoOrNull(event.endsAt),
    moved_from: isoOrNull(event.movedFrom),
    ...peopleOf(config.host, content.show_speakers ? roster : null),
    agenda: show_agenda ? agendaOf(event, plan, nameIn(content, roster, config.host.name), isPrivate) : [],
    questions: planOf(plan)
      .questions.filter((question) => !isPrivate(question))
      .slice(0, TEASER_QUESTIONS),
    signup: { ...copy, config: { cta_text, show_agenda } },
    page: pageOf(content),
    watch: config.watch,
    after: config.after,
  };
}

const pageOf = (content: SignupContent): PublicEvent["page"] => ({
  learn: content.learn,
  show_speakers: content.show_speakers,
  seo_title: content.seo_title,
  seo_description: content.seo_description,
  share_picture: content.share_picture,
  listed: content.listed,
});

const peopleOf = ({ name, title, company, photo }: PublicEvent["host"], roster: Guest[] | null) => ({
  host: roster ? { name, title, company, photo } : { name: "", title: "", company: "", photo: "" },
  guests: (roster ?? []).map(presentPublicGuest),
});

function agendaOf(
  { language }: Event,
  plan: Plan | null,
  nameOf: (assignee: string | null) => string | null,
  isPrivate: (text: string) => boolean,
): PublicEvent["agenda"] {
  let offset = 0;
  return planOf(plan).segments.map(({ id, title, type, duration_sec, assignee }) => {
    const offset_sec = offset;
    offset += duration_sec;
    const shown = isPrivate(title) ? plainTitle(type, language) : title;
    return { id, title: shown, type, offset_sec, duration_sec, assignee: nameOf(assignee) };
  });
}

/** Returns the name of a segment's assignee, or null if the page shows no people. */
const nameIn =
  ({ show_speakers: isShown }: SignupContent, roster: Guest[], hostName: string) =>
  (assignee: string | null): string | null => {
    if (!isShown) return null;
    if (assignee === "host") return hostName || null;
    if (assignee?.startsWith("gst_")) return roster.find(({ id }) => id === assignee)?.name ?? null;
    return assignee;
  };
