import type { Event } from "@/lib/generated/prisma/client";
import { writeLine } from "@/lib/modules/audience/chat";
import { configOf } from "@/lib/modules/show-basics/show-facts";
import { publishFeedChanges } from "@/lib/modules/stage/live-feed";
import { applyStageEvent } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import { announcementIn } from "./announce-words";
import { notetakerName } from "./notetaker-name";

/** Its person in the show. */
export const PERSON = "notetaker";

/** Tells everyone in a show that a notetaker listens: in the chat, or by the announcer if there is no chat. */
export async function announce(ctx: Ctx, event: Event): Promise<void> {
  const name = await notetakerName(ctx, event.workspaceId);
  const text = announcementIn(event.language);
  if (!configOf(event).watch.chat) {
    const line = { id: ctx.newId("line"), text: `${name}: ${text}`, voice: null };
    await applyStageEvent(ctx, event.id, { type: "emcee_queued", line, at: iso(ctx.realNow) });
    return;
  }
  await writeLine(ctx, {
    eventId: event.id,
    person: PERSON,
    name,
    role: "notetaker",
    clientId: ctx.newId("line"),
    text,
    replyTo: undefined,
    state: "shown",
  });
  ctx.afterCommit(() => void publishFeedChanges(event.id));
}
