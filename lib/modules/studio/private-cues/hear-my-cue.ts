import type { Event, Guest } from "@/lib/generated/prisma/client";
import { findGuest } from "@/lib/modules/people/guests";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import { stageOf } from "@/lib/modules/stage/stage-state";
import { cueSound } from "@/lib/modules/studio/announcer";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import type { privateCuesContract } from "./contract";
import { readCues } from "./read-cues";

/** The sound is part of the answer, so there is no URL that someone else could open. */
export async function hearMyCue(
  ctx: Ctx,
  { slug, cue }: InputOf<typeof privateCuesContract.hearMyCue>,
): Promise<OutputOf<typeof privateCuesContract.hearMyCue>> {
  const event = await findEvent(ctx, slug);
  const guest = await findGuest(ctx, event, ctx.principal.guestId ?? "");
  const text = (await writtenCue(ctx, guest, cue)) ?? (await timedCue(ctx, event, guest, cue));
  if (text === undefined) throw notFound();
  const { sound, silence } = await cueSound(event, text);
  return { text, silence, sound: sound?.toString("base64") ?? null };
}

async function writtenCue(ctx: Ctx, guest: Guest, id: string): Promise<string | undefined> {
  if (!id.startsWith("pms_")) return undefined;
  const where = { id, guestId: guest.id, fromGuest: false, spoken: true };
  return (await ctx.db.privateMessage.findFirst({ where }))?.text;
}

/** No free text is spoken: a cue is named and must be one of the guest's current ones. */
async function timedCue(ctx: Ctx, event: Event, guest: Guest, name: string): Promise<string | undefined> {
  const stage = await stageOf(ctx, event.id);
  return (await readCues(ctx, event, guest, stage)).find((cue) => cue.name === name)?.text;
}
