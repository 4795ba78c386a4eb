import type { Event } from "@/lib/generated/prisma/client";
import { requireActive } from "@/lib/modules/show-basics/clients";
import { takesShows } from "@/lib/modules/show-basics/series";
import { configOf, findEvent, givenSeconds } from "@/lib/modules/show-basics/show-facts";
import {
  loadEventWithRelations,
  makeEvent,
  type NewEvent,
  presentEventResult,
} from "@/lib/modules/shows/events";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { eventLifecycleContract } from "../contract";
import { COPIED_PARTS, type CopiedPart } from "../schema";
import type { Copying, Source } from "./copy-part";
import { copyProposals } from "./copy-proposals";
import { PARTS } from "./parts";

type Input = InputOf<typeof eventLifecycleContract.duplicateEvent>;

/** Parts with free text, which may name people who aren't public. */
const WITH_WORDS: readonly CopiedPart[] = ["signup", "guests", "plan"];

export async function duplicateEvent(
  ctx: Ctx,
  input: Input,
): Promise<OutputOf<typeof eventLifecycleContract.duplicateEvent>> {
  const event = await findEvent(ctx, input.slug);
  const client = await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } });
  requireActive(client);
  const from: Source = { event, config: configOf(event) };
  const parts = COPIED_PARTS.filter((part) => input.include.includes(part));
  const made = await makeEvent(ctx, client, await newEvent(ctx, from, input, parts), {
    state: "draft",
    generatePlan: false,
  });
  const copying: Copying = {
    ...{ from, to: made.event },
    ...{ people: new Map(), decks: new Map(), videos: new Map() },
  };
  if (parts.some((part) => WITH_WORDS.includes(part))) await copyProposals(ctx, copying);
  for (const part of parts) await PARTS[part].copy?.(ctx, copying);
  ctx.record({
    subjectType: "event",
    subjectId: made.event.slug,
    after: { duplicated_from: event.slug, include: parts },
  });
  return presentEventResult(ctx, await loadEventWithRelations(ctx, made.event));
}

async function newEvent(
  ctx: Ctx,
  from: Source,
  { title, starts_at }: Input,
  parts: readonly CopiedPart[],
): Promise<NewEvent> {
  const { event } = from;
  const fields = parts.map((part) => PARTS[part].fields?.(from) ?? {});
  return Object.assign(
    {
      title: title ?? event.title,
      timezone: event.timezone,
      language: event.language,
      series: event.series !== null && (await takesShows(ctx, event.series)) ? event.series : null,
      guests: [],
      ...scheduleOf(event, starts_at ?? null),
    },
    ...fields,
  );
}

/** The same duration as the original, if one was set. */
function scheduleOf(
  event: Event,
  startsAt: Date | null,
): Pick<NewEvent, "starts_at" | "ends_at" | "duration_min"> {
  const seconds = givenSeconds(event);
  if (seconds === null) return { starts_at: startsAt };
  if (startsAt === null) return { starts_at: null, duration_min: Math.max(1, Math.round(seconds / 60)) };
  return { starts_at: startsAt, ends_at: new Date(startsAt.getTime() + seconds * 1_000) };
}
