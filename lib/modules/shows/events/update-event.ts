import type { Event, Guest, Prisma } from "@/lib/generated/prisma/client";
import { replanReminders } from "@/lib/modules/email/reminders";
import { followEvent } from "@/lib/modules/pages/signup-pages";
import { mergeGuests } from "@/lib/modules/people/guests";
import { offerFreed } from "@/lib/modules/registrations/places";
import { requireActive } from "@/lib/modules/show-basics/clients";
import { joinSeries } from "@/lib/modules/show-basics/series";
import { configOf, emitEventChange, lockEvent, mergeConfig } from "@/lib/modules/show-basics/show-facts";
import { picturesOf, settlePictures } from "@/lib/modules/shows/event-pictures";
import { audienceSettingsChanged } from "@/lib/modules/stage/live-feed";
import { changesOf, previousOf } from "@/lib/operation/changes";
import type { Ctx } from "@/lib/operation/ctx";
import { expectVersion } from "@/lib/operation/expect-version";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem, stateConflict } from "@/lib/operation/problem";
import { sameJson } from "@/lib/stage";
import { auditEvent } from "./audit-event";
import type { eventsContract } from "./contract";
import { editPlan } from "./edit-plan";
import { keepRecordings } from "./keep-recordings";
import { loadEventWithRelations } from "./reading/load-event-with-relations";
import { presentEventResult } from "./reading/present-event-result";
import { scheduleAfter } from "./schedule";

type Input = InputOf<typeof eventsContract.updateEvent>;

export async function updateEvent(
  ctx: Ctx,
  input: Input,
): Promise<OutputOf<typeof eventsContract.updateEvent>> {
  if (input.guests !== undefined && !ctx.principal.scopes.has("guests:write"))
    throw new Problem("insufficient_scope", "Changing guests requires the scope guests:write.", {
      scope: "required",
    });
  const event = await lockEvent(ctx, input.slug);
  expectVersion(ctx, event.version);
  if (event.state === "archived") throw stateConflict(event.state, "An archived event can't be changed.");
  requireActive(await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } }));

  const { input: settled, pictures } = await settlePictures(
    ctx,
    { id: event.id, config: configOf(event), pictures: picturesOf(event) },
    input,
  );
  const columns = {
    ...changedColumns(ctx, event, settled),
    ...(sameJson(pictures, picturesOf(event)) ? {} : { pictures }),
  };
  if (columns.series) await joinSeries(ctx, columns.series);
  const roster = input.guests ? await mergeGuests(ctx, event, input.guests) : undefined;
  const plan = await editPlan(ctx, event.id, input);
  const changed = Object.keys(columns).length > 0 || roster?.changed === true || plan !== undefined;
  const after = changed ? await write(ctx, event, columns) : event;
  await followEvent(ctx, event, after);
  if ("capacity" in columns || "approval" in columns || "approvalDomains" in columns)
    await offerFreed(ctx, event);
  if ("watch" in columns) await audienceSettingsChanged(ctx, event.id);
  if (dateMoves(columns)) await replanReminders(ctx, event, after);
  note(ctx, { before: event, after, guests: roster?.changed ? roster.guests : undefined, plan });
  await keepRecordings(ctx, event, after);
  return presentEventResult(ctx, await loadEventWithRelations(ctx, after));
}

type Columns = Partial<Omit<Event, "id" | "slug" | "version">>;

function changedColumns(ctx: Ctx, event: Event, input: Input): Columns {
  const schedule = scheduleAfter(event, input, ctx);
  const moved = schedule.startsAt?.getTime() !== event.startsAt?.getTime();
  if (moved && (event.state === "live" || event.state === "ended"))
    throw stateConflict(event.state, "The start of a show that has started can't be moved.");
  const current = { ...event, ...configOf(event) };
  return changesOf<Columns>(current as Columns, {
    title: input.title,
    brief: input.brief,
    description: input.description,
    theme: input.theme,
    social: input.social,
    timezone: input.timezone,
    language: input.language,
    capacity: input.capacity,
    waitlist: input.waitlist,
    approval: input.approval,
    approvalDomains: input.approval_domains,
    holdMinutes: input.waitlist_hold_min,
    series: input.series,
    clipSlots: input.clip_slots,
    ...schedule,
    ...(mergeConfig(configOf(event), input) as Columns),
  });
}

const dateMoves = (columns: Columns): boolean => "startsAt" in columns || "endsAt" in columns;

function write(ctx: Ctx, event: Event, columns: Columns): Promise<Event> {
  return ctx.db.event.update({
    where: { id: event.id },
    data: {
      ...(columns as Prisma.EventUpdateInput),
      ...(dateMoves(columns) ? { calendarSequence: event.calendarSequence + 1 } : {}),
      ...("startsAt" in columns ? { movedFrom: movedFrom(event, columns.startsAt) } : {}),
      version: event.version + 1,
      updatedAt: ctx.now,
    },
  });
}

/**
 * Returns the last other start that the public page showed, for a show that moves to `startsAt`. Dates that only a draft had stay
 * private.
 */
function movedFrom(before: Event, startsAt: Date | null | undefined): Date | null {
  const isFirstMove = before.publishedAt !== null && before.untoldDate === null;
  const wasShown = before.state === "published" || isFirstMove;
  const from = (wasShown ? before.startsAt : null) ?? before.movedFrom;
  return from?.getTime() === startsAt?.getTime() ? null : from;
}

interface Noted {
  before: Event;
  after: Event;
  guests: Guest[] | undefined;
  plan: { before: object; after: object } | undefined;
}

/** Records the change. A request that changed nothing is recorded as such and emits no event. */
function note(ctx: Ctx, { before, after, guests, plan }: Noted): void {
  const old = auditEvent(before);
  const changes = changesOf(old, auditEvent(after));
  ctx.record({
    subjectType: "event",
    subjectId: before.slug,
    before: { ...previousOf(old, changes), ...(plan ? { plan: plan.before } : {}) },
    after: {
      ...changes,
      ...(plan ? { plan: plan.after } : {}),
      ...(guests ? { guests: guests.map(({ id }) => id) } : {}),
    },
  });
  const names = [...Object.keys(changes), ...(plan ? ["plan"] : []), ...(guests ? ["guests"] : [])];
  if (names.length > 0) emitEventChange(ctx, "event.updated", after, names);
}
