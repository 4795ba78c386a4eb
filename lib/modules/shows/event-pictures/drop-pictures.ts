import { dropReferencesOf } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";
import { PLACES, pictureSubject } from "./pictures";

/** Drops a deleted event's references to its pictures. */
export async function dropPictures(ctx: Ctx, eventId: string): Promise<void> {
  for (const place of PLACES) await dropReferencesOf(ctx, pictureSubject(eventId, place));
}
