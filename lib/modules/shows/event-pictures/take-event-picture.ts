import type { Event, Prisma } from "@/lib/generated/prisma/client";
import { storeFile } from "@/lib/modules/files/files";
import { configOf, emitEventChange } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { Upload } from "@/lib/operation/upload";
import { db } from "@/lib/platform/database/db";
import {
  addressIn,
  FIELDS,
  type Picture,
  type Place,
  pictureAddress,
  pictureSubject,
  picturesOf,
} from "./pictures";

/** The event whose picture is to be fetched, and its address. */
interface Wanted {
  id: string;
  address: string;
}

function isWaiting(event: Event, place: Place, address: string): boolean {
  const picture = picturesOf(event)[place];
  const isNamed = addressIn(configOf(event), place) === address;
  return isNamed && picture?.source === address && picture.file_id === null && picture.error === null;
}

/** Handlers for the picture fetching job, for one picture of an event. */
export const eventPictureTaker = (place: Place) => ({
  /** True if the event still exists and has the same address. */
  wants: async ({ id, address }: Wanted): Promise<boolean> => {
    const event = await db().event.findUnique({ where: { id } });
    return event !== null && isWaiting(event, place, address);
  },
  /** @returns whether the event now has the picture */
  take: (ctx: Ctx, wanted: Wanted, upload: Upload): Promise<boolean> =>
    settle(ctx, place, wanted, async (event) => {
      await storeFile(ctx, upload, {
        purpose: "event.picture",
        name: `${wanted.id}.${upload.contentType.split("/")[1]}`,
        subject: pictureSubject(wanted.id, place),
      });
      const { group, member } = FIELDS[place];
      const held = event[group] as Prisma.JsonObject;
      return {
        picture: { source: wanted.address, file_id: upload.fileId, asset_id: null, error: null },
        data: { [group]: { ...held, [member]: pictureAddress(upload.fileId) } },
      };
    }),
  /** Stores why there is no picture. Pages are shown without it. */
  fail: async (ctx: Ctx, wanted: Wanted, error: string): Promise<void> => {
    await settle(ctx, place, wanted, async () => ({
      picture: { source: wanted.address, file_id: null, asset_id: null, error: error.slice(0, 500) },
      data: {},
    }));
  },
});

interface Outcome {
  picture: Picture;
  data: Prisma.EventUpdateInput;
}

async function settle(
  ctx: Ctx,
  place: Place,
  { id, address }: Wanted,
  outcome: (event: Event) => Promise<Outcome>,
): Promise<boolean> {
  await ctx.lock("event_picture_lock", "SELECT 1 FROM event WHERE id = $1 FOR UPDATE", [id]);
  const event = await ctx.db.event.findUnique({ where: { id } });
  if (!event || !isWaiting(event, place, address)) return false;
  const { picture, data } = await outcome(event);
  const after = await ctx.db.event.update({
    where: { id },
    // The version stays the same, so no open form becomes outdated.
    data: { ...data, pictures: { ...picturesOf(event), [place]: picture }, updatedAt: ctx.now },
  });
  ctx.record({
    subjectType: "event",
    subjectId: event.slug,
    before: { [place]: addressIn(configOf(event), place) },
    after: { [place]: addressIn(configOf(after), place), error: picture.error },
  });
  emitEventChange(ctx, "event.updated", after, [FIELDS[place].group]);
  return true;
}
