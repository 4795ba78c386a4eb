import { fetchPictureJob } from "@/lib/modules/files/pictures";
import type { Ctx } from "@/lib/operation/ctx";

/** Queues fetching a portrait from a given address, so that pages show a stored copy. */
export function requestPhoto(ctx: Ctx, guestId: string, address: string): void {
  ctx.enqueue(fetchPictureJob, { of: "guest", id: guestId, address }, { subject: guestId });
}
