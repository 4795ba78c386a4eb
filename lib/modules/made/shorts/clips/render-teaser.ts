import type { ClipSegment } from "@/lib/generated/prisma/client";
import type { Ctx, Reservation } from "@/lib/operation/ctx";
import type { Source } from "../find-source";
import { queueClip } from "./queue-clip";
import { slotsOf } from "./slots/slots";

interface Teaser {
  segment: ClipSegment;
  /** Who is kept in the picture, by name; null for whoever speaks. */
  speaker: string | null;
  title: string;
  reservation: Reservation | undefined;
}

/**
 * Queues a clip of a person's best segment, which keeps them in the picture, or of the best one of several people. The recording is locked.
 * @returns false if no slot is left for it
 */
export async function renderTeaser(ctx: Ctx, source: Source, teaser: Teaser): Promise<boolean> {
  const { segment, speaker, title, reservation } = teaser;
  const slots = await slotsOf(ctx, source.event.id);
  if (!slots.has(segment.number) && slots.size >= source.event.clipSlots) return false;
  const focus = speaker === null ? {} : ({ focusMode: "pin", focusSpeaker: speaker, speaker } as const);
  const options = { ...focus, title: title.slice(0, 160) };
  await queueClip(ctx, source, { segment, place: segment, isPreview: false, options, reservation });
  return true;
}
