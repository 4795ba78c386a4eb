import type { Client, Event, Guest, Plan, Prisma } from "@/lib/generated/prisma/client";
import { planReminders } from "@/lib/modules/email/reminders";
import { addGuests, type NewGuest, readProposals } from "@/lib/modules/people/guests";
import { assignPeople, noteOf, planFrom, planGuest, writePlanJob } from "@/lib/modules/plan/plans";
import { joinSeries } from "@/lib/modules/show-basics/series";
import {
  CONFIG_DEFAULTS,
  emitEventChange,
  givenSeconds,
  mergeConfig,
} from "@/lib/modules/show-basics/show-facts";
import type { EventConfigInput } from "@/lib/modules/show-basics/show-facts/config-schema";
import { settlePictures } from "@/lib/modules/shows/event-pictures";
import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";
import { detectLanguage, isPlanLanguage, type Outline, readOutline, writePlan } from "@/lib/plan-writer";
import { WriteAgain } from "@/lib/platform/database/db-unit";
import { insertOf } from "@/lib/platform/database/insert";
import { auditEvent } from "../audit-event";
import { NO_REGISTRATIONS } from "../reading/count-registrations";
import type { EventWithRelations } from "../reading/present-event";
import { scheduleAfter, secondsOf } from "../schedule";
import { asBriefSays } from "./as-brief-says";
import { makeSlug } from "./make-slug";

/** The input for a new event. Everything except the title has a default. */
export interface NewEvent extends EventConfigInput {
  title: string;
  brief?: string | undefined;
  description?: string | undefined;
  starts_at?: Date | null | undefined;
  ends_at?: Date | null | undefined;
  duration_min?: number | undefined;
  timezone?: string | undefined;
  language?: string | undefined;
  theme?: string | undefined;
  social?: string | undefined;
  capacity?: number | null | undefined;
  waitlist?: boolean | undefined;
  approval?: boolean | undefined;
  approval_domains?: string[] | undefined;
  waitlist_hold_min?: number | undefined;
  series?: string | null | undefined;
  clip_slots?: number | undefined;
  guests: readonly NewGuest[];
}

interface Options {
  state: "draft" | "published";
  generatePlan: boolean;
  /** True if an end counts as a set duration, which is kept if the start is removed. */
  keepsLength?: boolean;
}

/**
 * Creates an event with its roster and a run of show from the template, and queues the job that writes the
 * actual one and takes over the call's reservation. The client has been resolved and is active.
 */
export async function makeEvent(
  ctx: Ctx,
  client: Client,
  input: NewEvent,
  options: Options,
): Promise<EventWithRelations> {
  const inherited = input.series ? await joinSeries(ctx, input.series) : {};
  const id = ctx.newId("evt");
  const { input: settled, pictures } = await settlePictures(
    ctx,
    { id, config: {}, pictures: {} },
    { host: both(inherited.host, input.host), brand: both(inherited.brand, input.brand) },
  );
  const shown = { ...input, ...settled };
  const given = { ...columnsOf(ctx, client, shown, { ...options, inherited }), id, pictures };
  const lacksLength = !input.ends_at && input.duration_min === undefined;
  const isDescribed = given.brief !== "" || given.description !== "";
  const read = options.generatePlan || (lacksLength && isDescribed) ? understand(given, input) : undefined;
  const columns = { ...given, ...(read && lacksLength ? asBriefSays(given, read, input) : {}) };
  const understood = options.generatePlan ? read : undefined;
  const language =
    input.language ?? understood?.language ?? (input.brief ? spokenLanguage(input.brief) : undefined) ?? "en";
  const event = await insertEvent(ctx, { ...columns, language });
  ctx.record({ subjectType: "event", subjectId: event.slug, after: auditEvent(event) });
  emitEventChange(ctx, "event.created", event);
  planReminders(ctx, event, { moved: false });
  const guests = await addGuests(ctx, event, input.guests);
  const { plan, proposals } = await startPlan(ctx, event, guests, understood);
  return { event, guests, proposals, plan, registrations: NO_REGISTRATIONS };
}

/** Merges a group in the call over the inherited one. Undefined if neither is given. */
const both = <Group extends object>(one: Group | undefined, other: Group | undefined): Group | undefined =>
  one || other ? ({ ...one, ...other } as Group) : undefined;

const NO_SCHEDULE = { startsAt: null, endsAt: null, plannedSeconds: null };

type Columns = ReturnType<typeof columnsOf> & Pick<Event, "id" | "pictures">;

interface Inheriting extends Options {
  /** Defaults of its series. */
  inherited: EventConfigInput;
}

function columnsOf(ctx: Ctx, client: Client, input: NewEvent, { inherited, ...options }: Inheriting) {
  const schedule = scheduleAfter(NO_SCHEDULE, input, ctx);
  const config = mergeConfig(mergeConfig(CONFIG_DEFAULTS, inherited), input);
  return {
    ...ownedBy(ctx),
    clientId: client.id,
    title: input.title,
    brief: input.brief ?? "",
    description: input.description ?? "",
    state: options.state,
    publishedAt: options.state === "published" ? ctx.now : null,
    theme: input.theme ?? "editorial",
    social: input.social ?? "",
    ...schedule,
    plannedSeconds: input.ends_at && options.keepsLength ? secondsOf(schedule) : schedule.plannedSeconds,
    timezone: input.timezone ?? "UTC",
    ...config,
    // A new show's brand is stored exactly as given, including nulls.
    brand: { ...inherited.brand, ...input.brand } as Prisma.JsonObject,
    capacity: input.capacity ?? null,
    waitlist: input.waitlist ?? false,
    approval: input.approval ?? false,
    approvalDomains: input.approval_domains ?? [],
    holdMinutes: input.waitlist_hold_min ?? 1440,
    series: input.series ?? null,
    clipSlots: input.clip_slots ?? 10,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
}

const HOST = { name: "" };

/** Returns the outline of the brief. Guests have no IDs yet, so their index in the list is used. */
function understand(columns: Omit<Columns, "id" | "pictures">, { language, guests }: NewEvent): Outline {
  const { name } = { ...HOST, ...(columns.host as { name?: string }) };
  return readOutline({
    title: columns.title,
    brief: columns.brief || columns.description,
    language: language ?? null,
    seconds: givenSeconds(columns),
    hostName: name || null,
    guests: guests.map((guest, index) => ({
      id: String(index),
      name: guest.name,
      title: guest.title,
      company: guest.company,
      intro: guest.intro,
    })),
  });
}

/** Returns the brief's language, if pages and plans support it. */
function spokenLanguage(brief: string): string | undefined {
  const found = detectLanguage(brief);
  return found !== undefined && isPlanLanguage(found) ? found : undefined;
}

/** Inserts the event. Slugs are random. If one is taken after all, the whole call is retried with another. */
async function insertEvent(ctx: Ctx, columns: Columns & { language: string }): Promise<Event> {
  const event: Event = {
    ...columns,
    slug: makeSlug(columns.title),
    studioKeyVersion: 1,
    calendarSequence: 0,
    untoldDate: null,
    movedFrom: null,
    version: 1,
  };
  await ctx.write(insertOf("event", event, { event_slug_key: () => new WriteAgain() }));
  return event;
}

async function startPlan(
  ctx: Ctx,
  event: Event,
  guests: Guest[],
  understood: Outline | undefined,
): Promise<Pick<EventWithRelations, "proposals"> & { plan: Plan }> {
  if (!understood)
    return {
      plan: await insertPlan(ctx, { ...EMPTY, eventId: event.id, updatedAt: ctx.now }),
      proposals: [],
    };
  const outline = withIds(understood, guests);
  const draft = writePlan(outline, {
    title: event.title,
    brief: event.brief,
    language: event.language,
    seconds: givenSeconds(event),
    hostName: (event.host as { name?: string }).name || null,
    guests: guests.map(planGuest),
  });
  const named = outline.people.some(({ role, guest_id }) => role === "guest" && guest_id === null);
  const segments = await assignPeople(ctx, event.id, named ? outline : undefined, draft.segments);
  const plan = planFrom(ctx, { ...draft, segments });
  ctx.enqueue(
    writePlanJob,
    { event_id: event.id, reservation_id: ctx.reservation?.id },
    { subject: event.id, dedupeKey: `plan.write:${event.id}:1` },
  );
  ctx.reservation?.handOver();
  const row = await insertPlan(ctx, {
    ...EMPTY,
    eventId: event.id,
    status: "generating",
    segments: plan.segments as unknown as Prisma.JsonArray,
    ticker: plan.ticker,
    questions: plan.questions,
    signup: { ...draft.signup },
    note: noteOf(outline),
    outline: outline as unknown as Prisma.JsonObject,
    updatedAt: ctx.now,
  });
  return { plan: row, proposals: named ? await readProposals(ctx, event.id) : [] };
}

const withIds = (outline: Outline, guests: readonly Guest[]): Outline => ({
  ...outline,
  people: outline.people.map((person) => ({
    ...person,
    guest_id: person.guest_id === null ? null : (guests[Number(person.guest_id)]?.id ?? null),
  })),
});

const EMPTY = {
  status: "none",
  source: "template",
  segments: [],
  ticker: [],
  questions: [],
  signup: {},
  outline: null,
  note: null,
  editedAt: null,
  written: null,
  version: 1,
};

async function insertPlan(ctx: Ctx, plan: Plan): Promise<Plan> {
  await ctx.write(insertOf("plan", plan));
  return plan;
}
