import type { Guest } from "@/lib/generated/prisma/client";
import { storeFile } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";
import type { Upload } from "@/lib/operation/upload";
import { db } from "@/lib/platform/database/db";
import { emitGuestChange } from "../guest-row/emit-guest-change";
import { photoOf, photoSubject } from "./photo";

/** The guest whose portrait is to be fetched, and its address. */
interface Wanted {
  id: string;
  address: string;
}

const isWaiting = ({ deletedAt, photo, photoFileId }: Guest, { address }: Wanted): boolean =>
  deletedAt === null && photo === address && photoFileId === null;

/** True if the guest still exists and has the same address. */
export async function needsPhoto(wanted: Wanted): Promise<boolean> {
  const guest = await db().guest.findUnique({ where: { id: wanted.id } });
  return guest !== null && isWaiting(guest, wanted);
}

/**
 * Stores the picture. It is the one that was given, so a guest who confirmed it needn't confirm again.
 * @returns whether the guest now has it
 */
export async function takePhoto(ctx: Ctx, wanted: Wanted, upload: Upload): Promise<boolean> {
  const { id } = wanted;
  await ctx.lock("guest_photo_lock", "SELECT 1 FROM guest WHERE id = $1 FOR UPDATE", [id]);
  const guest = await ctx.db.guest.findUnique({ where: { id }, include: { event: true } });
  if (!guest || !isWaiting(guest, wanted)) return false;
  await storeFile(ctx, upload, {
    purpose: "guest.photo",
    name: `${id}.${upload.contentType.split("/")[1]}`,
    subject: photoSubject(id),
  });
  const after = await ctx.db.guest.update({
    where: { id },
    data: { photoFileId: upload.fileId, updatedAt: ctx.now },
  });
  const [before, now] = [guest, after].map((row) => ({ photo: photoOf(row) }));
  ctx.record({ subjectType: "guest", subjectId: id, before, after: now });
  emitGuestChange(ctx, "guest.updated", guest.event, after, ["photo"]);
  return true;
}

/** Records why there is no picture in the guest's history. The address stays, and pages show no picture. */
export async function failPhoto(ctx: Ctx, { id }: Wanted, error: string): Promise<void> {
  ctx.record({ subjectType: "guest", subjectId: id, after: { photo_error: error.slice(0, 500) } });
}
