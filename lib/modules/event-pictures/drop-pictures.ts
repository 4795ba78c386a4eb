import type { Ctx } from "@/lib/operation/ctx";
import { dropReferencesOf } from "../files";
import { PLACES, pictureSubject } from "./pictures";

/** An event that is deleted needs none of its pictures. */
export async function dropPictures(ctx: Ctx, eventId: string): Promise<void> {
  for (const place of PLACES) await dropReferencesOf(ctx, pictureSubject(eventId, place));
}
