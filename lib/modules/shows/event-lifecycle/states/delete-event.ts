import type { Event } from "@/lib/generated/prisma/client";
import { dropReferencesOf } from "@/lib/modules/files/files";
import { readRoster, removeGuest } from "@/lib/modules/people/guests";
import { findEvent, lockEvent } from "@/lib/modules/show-basics/show-facts";
import { dropPictures } from "@/lib/modules/shows/event-pictures";
import { auditEvent } from "@/lib/modules/shows/events";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import { kitSubject } from "@/lib/promo/kit-files";
import type { eventLifecycleContract } from "../contract";
import { dropMaterial } from "./drop-material";
import { endWaitingWork } from "./end-waiting-work";

type Input = InputOf<typeof eventLifecycleContract.deleteEvent>;
type Output = OutputOf<typeof eventLifecycleContract.deleteEvent>;

export async function deleteEvent(ctx: Ctx, { slug }: Input): Promise<Output> {
  await findEvent(ctx, slug);
  throw new Problem("deletion_disabled");
}

/** The older API deletes shows that no one has seen. */
export async function deleteEventLegacy(ctx: Ctx, { slug }: Input): Promise<Output> {
  const event = await lockEvent(ctx, slug);
  if (event.state !== "draft" || event.publishedAt !== null)
    throw new Problem("deletion_disabled", "It has been published. Archive it instead.");
  if (await hasHistory(ctx, event))
    throw new Problem("deletion_disabled", "It already has activity. Archive it instead.");
  await endWaitingWork(ctx, event, "The show was deleted.");
  // Revokes their links and drops files that only they reference.
  for (const guest of await readRoster(ctx, event.id)) await removeGuest(ctx, event, guest);
  await dropPictures(ctx, event.id);
  await dropMaterial(ctx, event.id);
  await dropReferencesOf(ctx, kitSubject(event.id));
  await ctx.db.mailCopy.deleteMany({ where: { layer: "event", subject: event.id } });
  await ctx.db.event.delete({ where: { id: event.id } });
  ctx.record({ subjectType: "event", subjectId: slug, before: auditEvent(event) });
  return { slug, deleted: true };
}

/** True if there are registrations, including removed ones, time on air, or recorded activity. */
async function hasHistory(ctx: Ctx, { id }: Event): Promise<boolean> {
  const [row] = await ctx.sql<{ found: boolean }>(
    "event_history",
    `SELECT EXISTS (SELECT 1 FROM registration WHERE event_id = $1)
       OR EXISTS (SELECT 1 FROM show_session WHERE event_id = $1)
       OR EXISTS (SELECT 1 FROM show_event WHERE event_id = $1)
       OR EXISTS (SELECT 1 FROM presence WHERE event_id = $1)
       OR EXISTS (SELECT 1 FROM cta_click WHERE event_id = $1)
       OR EXISTS (SELECT 1 FROM mail_message WHERE event_id = $1) AS found`,
    [id],
  );
  return row?.found ?? true;
}
