import type { Event, Guest, Plan } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { plainTitle, type SignupCopy } from "@/lib/plan-writer";
import { isoOrNull } from "@/lib/platform/runtime/clock";
import {
  CONFIG_DEFAULTS,
  configOf,
  eventLinks,
  findEvent,
  organiserOf,
  registrationAvailability,
  seatsLeft,
} from "../event-record";
import type { EventConfig } from "../event-record/config-schema";
import { presentPublicGuest } from "../guests";
import { planOf } from "../plans";
import { countTaken } from "../registration-record";
import type { eventsContract } from "./contract";
import { namesAny } from "./hide-names";
import { loadEventWithRelations } from "./load-event-with-relations";
import { nextShow } from "./next-show";
import type { PublicEvent } from "./public-schema";

export async function getPublicEvent(
  ctx: Ctx,
  { slug }: InputOf<typeof eventsContract.getPublicEvent>,
): Promise<OutputOf<typeof eventsContract.getPublicEvent>> {
  const event = await findEvent(ctx, slug);
  const workspace = await ctx.db.workspace.findUniqueOrThrow({ where: { id: event.workspaceId } });
  const client = await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } });
  const { guests, proposals, plan } = await loadEventWithRelations(ctx, event);
  const taken = event.capacity === null ? 0 : await takenPlaces(ctx, event.id);
  const clientActive = client.status === "active";
  const availability = registrationAvailability(event, { clientActive, taken, now: ctx.now });
  return {
    ...head(event, organiserOf({ ...event, client }, workspace.name)),
    ...(event.state === "draft"
      ? CURTAIN
      : contents(event, guests, plan, namesAny(proposals.map(({ name }) => name)))),
    places: seatsLeft(event.capacity, taken),
    waitlist: event.waitlist,
    approval: event.approval,
    registration_open: availability.open,
    closed_reason: availability.reason,
    next_show: await nextShow(ctx, event),
  };
}

/** As a new sign-up would find them: who waits is before it. */
async function takenPlaces(ctx: Ctx, eventId: string): Promise<number> {
  const { confirmed, held, waiting } = await countTaken(ctx, eventId);
  return confirmed + held + waiting;
}

/** What is told in every state. */
function head(event: Event, organiser: string) {
  const { brand } = configOf(event);
  const { signup_page, viewer_link, guest_link } = eventLinks(event, { withKey: false });
  return {
    slug: event.slug,
    title: event.title,
    state: event.state as PublicEvent["state"],
    environment: event.environment,
    organiser: { name: organiser },
    theme: event.theme as PublicEvent["theme"],
    brand: { accent: brand.accent ?? null, logo: brand.logo ?? null },
    language: event.language,
    timezone: event.timezone,
    links: { signup_page, viewer_link, guest_link },
  };
}

const CURTAIN = {
  description: "",
  social: "",
  starts_at: null,
  ends_at: null,
  host: { name: "", title: "", company: "", photo: "" },
  guests: [],
  agenda: [],
  questions: [],
  signup: CONFIG_DEFAULTS.signup,
  watch: CONFIG_DEFAULTS.watch,
  after: CONFIG_DEFAULTS.after,
};

const TEASER_QUESTIONS = 3;

/** `isPrivate` tells texts that name people whom only the brief names: nobody hears of those before they are accepted. */
function contents(event: Event, guests: Guest[], plan: Plan | null, isPrivate: (text: string) => boolean) {
  const config = configOf(event);
  const { name, title, company, photo } = config.host;
  const signup = signupCopy(config.signup, plan, event.title, isPrivate);
  const agenda = signup.config.show_agenda ? agendaOf(plan, guests, name) : [];
  return {
    description: event.description,
    social: event.social,
    starts_at: isoOrNull(event.startsAt),
    ends_at: isoOrNull(event.endsAt),
    host: { name, title, company, photo },
    guests: guests.map(presentPublicGuest),
    agenda: agenda.map((part) =>
      isPrivate(part.title) ? { ...part, title: plainTitle(part.type, event.language) } : part,
    ),
    questions: planOf(plan)
      .questions.filter((question) => !isPrivate(question))
      .slice(0, TEASER_QUESTIONS),
    signup,
    watch: config.watch,
    after: config.after,
  };
}

/** The event's own words first, then those of its run of show. */
function signupCopy(
  own: EventConfig["signup"],
  plan: Plan | null,
  title: string,
  isPrivate: (text: string) => boolean,
): EventConfig["signup"] {
  const written = (plan?.signup ?? {}) as Partial<SignupCopy>;
  const told = (text = ""): string => (isPrivate(text) ? "" : text);
  return {
    headline: own.headline || told(written.headline) || title,
    sub: own.sub || told(written.sub),
    config: { ...own.config, cta_text: own.config.cta_text || written.cta_text || "" },
  };
}

function agendaOf(plan: Plan | null, guests: Guest[], hostName: string): PublicEvent["agenda"] {
  const names = new Map(guests.map((guest) => [guest.id, guest.name]));
  let offset = 0;
  return planOf(plan).segments.map(({ title, type, duration_sec, assignee }) => {
    const offset_sec = offset;
    offset += duration_sec;
    return { title, type, offset_sec, duration_sec, assignee: nameOf(assignee, names, hostName) };
  });
}

function nameOf(assignee: string | null, names: Map<string, string>, hostName: string): string | null {
  if (assignee === "host") return hostName || null;
  if (assignee?.startsWith("gst_")) return names.get(assignee) ?? null;
  return assignee;
}
