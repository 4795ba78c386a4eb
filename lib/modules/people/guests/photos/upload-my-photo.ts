import { ownerOf, prepareImage } from "@/lib/modules/files/assets";
import { copyUpload, storeFile } from "@/lib/modules/files/files";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { preparedVerb } from "@/lib/operation/prepared";
import type { guestsContract } from "../contract";
import { emitGuestChange } from "../guest-row/emit-guest-change";
import { lockOwnGuest } from "../guest-row/lock-own-guest";
import { presentOwnGuest } from "../present-guest";
import { releasePhoto } from "./change-photo";
import { photoOf, photoSubject } from "./photo";

type Input = InputOf<typeof guestsContract.uploadMyPhoto>;
type Output = OutputOf<typeof guestsContract.uploadMyPhoto>;
type Image = Pick<Awaited<ReturnType<typeof prepareImage>>["value"], "upload">;

/**
 * Uploads a guest's portrait from their own page. Re-encoded before the transaction that attaches it to the
 * guest.
 */
export const uploadMyPhoto = preparedVerb<Input, Output, Image>({
  prepare: async (ctx, { upload }) => {
    // A dry run has no bytes to check.
    if (ctx.dryRun) return { value: { upload }, drop: async () => undefined };
    const { contentType } = upload;
    return prepareImage(ownerOf(ctx), { contentType, copyTo: (path) => copyUpload(upload, path) }, "photo");
  },
  run: async (ctx, { slug }, { upload }) => {
    const { event, guest } = await lockOwnGuest(ctx, slug);
    await storeFile(ctx, upload, {
      purpose: "guest.photo",
      name: `${guest.id}.${upload.contentType.split("/")[1]}`,
      subject: photoSubject(guest.id),
    });
    await releasePhoto(ctx, guest);
    const after = await ctx.db.guest.update({
      where: { id: guest.id },
      data: {
        photo: "",
        photoFileId: upload.fileId,
        photoAssetId: null,
        confirmedAt: null,
        version: guest.version + 1,
        updatedAt: ctx.now,
      },
    });
    const [before, now] = [guest, after].map((row) => ({ photo: photoOf(row) }));
    ctx.record({ subjectType: "guest", subjectId: guest.id, before, after: now });
    emitGuestChange(ctx, "guest.updated", event, after, ["photo"]);
    return presentOwnGuest(after);
  },
});
