import { fetchPictureJob } from "@/lib/modules/files/pictures";
import type { Ctx } from "@/lib/operation/ctx";

/** Has a portrait fetched from the address that somebody gave, so that pages show a copy of ours. */
export function requestPhoto(ctx: Ctx, guestId: string, address: string): void {
  ctx.enqueue(fetchPictureJob, { of: "guest", id: guestId, address }, { subject: guestId });
}
