import type { Client, Event, Guest, Plan, Prisma } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";
import { WriteAgain } from "@/lib/platform/database/db-unit";
import { insertOf } from "@/lib/platform/database/insert";
import { detectLanguage } from "@/lib/platform/text/detect-language";
import { CONFIG_DEFAULTS, mergeConfig } from "../event-record";
import type { EventConfigInput } from "../event-record/config-schema";
import { addGuests, type NewGuest, readProposals } from "../guests";
import { assignPeople, templatePlan, writePlanJob } from "../plans";
import { auditEvent } from "./audit-event";
import { NO_REGISTRATIONS } from "./count-registrations";
import { emitEventChange } from "./emit-event-change";
import { makeSlug } from "./make-slug";
import type { EventWithRelations } from "./present-event";
import { scheduleAfter, secondsOf } from "./schedule";

/** What a new event is made from; everything but the title has a default. */
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
  series?: string | null | undefined;
  clip_slots?: number | undefined;
  guests: readonly NewGuest[];
}

interface Options {
  state: "draft" | "published";
  generatePlan: boolean;
  /** Whether an end counts as a length that was given, so that it lasts while the start is taken away. */
  keepsLength?: boolean;
}

/**
 * Makes an event with its roster and a run of show from the template, and has the written one made by a job,
 * which takes the call's reservation over. The client has been resolved and is active.
 */
export async function makeEvent(
  ctx: Ctx,
  client: Client,
  input: NewEvent,
  options: Options,
): Promise<EventWithRelations> {
  const event = await insertEvent(ctx, columnsOf(ctx, client, input, options));
  ctx.record({ subjectType: "event", subjectId: event.slug, after: auditEvent(event) });
  emitEventChange(ctx, "event.created", event);
  const guests = await addGuests(ctx, event, input.guests);
  const { plan, proposals } = await startPlan(ctx, event, guests, options.generatePlan);
  return { event, guests, proposals, plan, registrations: NO_REGISTRATIONS };
}

const NO_SCHEDULE = { startsAt: null, endsAt: null, plannedSeconds: null };

function columnsOf(ctx: Ctx, client: Client, input: NewEvent, options: Options) {
  const schedule = scheduleAfter(NO_SCHEDULE, input, ctx.now);
  const config = mergeConfig(CONFIG_DEFAULTS, input);
  return {
    id: ctx.newId("evt"),
    ...ownedBy(ctx),
    clientId: client.id,
    title: input.title,
    brief: input.brief ?? "",
    description: input.description ?? "",
    state: options.state,
    theme: input.theme ?? "editorial",
    social: input.social ?? "",
    ...schedule,
    plannedSeconds: input.ends_at && options.keepsLength ? secondsOf(schedule) : schedule.plannedSeconds,
    timezone: input.timezone ?? "UTC",
    language: input.language ?? detectLanguage(input.brief ?? "") ?? "en",
    ...config,
    // What a new show carries as its brand is kept to the letter, nulls included.
    brand: (input.brand ?? {}) as Prisma.JsonObject,
    capacity: input.capacity ?? null,
    waitlist: input.waitlist ?? false,
    approval: input.approval ?? false,
    series: input.series ?? null,
    clipSlots: input.clip_slots ?? 10,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
}

/** Addresses are random; should one be taken after all, the whole call is made again with another one. */
async function insertEvent(ctx: Ctx, columns: ReturnType<typeof columnsOf>): Promise<Event> {
  const event: Event = {
    ...columns,
    slug: makeSlug(columns.title),
    studioKeyVersion: 1,
    calendarSequence: 0,
    version: 1,
  };
  await ctx.write(insertOf("event", event, { event_slug_key: () => new WriteAgain() }));
  return event;
}

async function startPlan(
  ctx: Ctx,
  event: Event,
  guests: Guest[],
  generate: boolean,
): Promise<Pick<EventWithRelations, "proposals"> & { plan: Plan }> {
  if (!generate)
    return {
      plan: await insertPlan(ctx, { ...EMPTY, eventId: event.id, updatedAt: ctx.now }),
      proposals: [],
    };
  const { title, brief, language } = event;
  const seconds = secondsOf(event);
  const { plan, signup, outline } = templatePlan({ title, brief, language, seconds, guests }, () =>
    ctx.newId("seg"),
  );
  const named = outline && outline.people.length > 0 ? outline : undefined;
  const segments = await assignPeople(ctx, event.id, named, plan.segments);
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
    segments: segments as unknown as Prisma.JsonArray,
    ticker: plan.ticker,
    questions: plan.questions,
    signup: { ...signup },
    updatedAt: ctx.now,
  });
  return { plan: row, proposals: named ? await readProposals(ctx, event.id) : [] };
}

const EMPTY = {
  status: "none",
  source: "template",
  segments: [],
  ticker: [],
  questions: [],
  signup: {},
  note: null,
  editedAt: null,
  version: 1,
};

async function insertPlan(ctx: Ctx, plan: Plan): Promise<Plan> {
  await ctx.write(insertOf("plan", plan));
  return plan;
}
