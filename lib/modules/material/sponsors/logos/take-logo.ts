import type { Sponsor } from "@/lib/generated/prisma/client";
import { storeFile } from "@/lib/modules/files/files";
import { emitEventChange } from "@/lib/modules/show-basics/show-facts";
import { logoSubject } from "@/lib/modules/show-basics/sponsor-lines";
import type { Ctx } from "@/lib/operation/ctx";
import type { Upload } from "@/lib/operation/upload";
import { db } from "@/lib/platform/database/db";
import { lockSponsor } from "../lock-sponsor";
import { presentSponsor } from "../present-sponsor";

/** The sponsor whose logo is to be fetched, and its address. */
interface Wanted {
  id: string;
  address: string;
}

const isWaiting = (sponsor: Sponsor, { address }: Wanted): boolean =>
  sponsor.logo === address && sponsor.logoFileId === null && sponsor.logoError === null;

/** True if the sponsor still exists and has the same address. */
export async function needsLogo(wanted: Wanted): Promise<boolean> {
  const sponsor = await db().sponsor.findUnique({ where: { id: wanted.id } });
  return sponsor !== null && isWaiting(sponsor, wanted);
}

/** @returns whether the sponsor now has the picture */
export async function takeLogo(ctx: Ctx, wanted: Wanted, upload: Upload): Promise<boolean> {
  return await settleLogo(ctx, wanted, async () => {
    await storeFile(ctx, upload, {
      purpose: "sponsor.logo",
      name: `${wanted.id}.${upload.contentType.split("/")[1]}`,
      subject: logoSubject(wanted.id),
    });
    return { logoFileId: upload.fileId };
  });
}

/** Stores why there is no picture. */
export async function failLogo(ctx: Ctx, wanted: Wanted, error: string): Promise<void> {
  await settleLogo(ctx, wanted, async () => ({ logoError: error.slice(0, 500) }));
}

async function settleLogo(
  ctx: Ctx,
  wanted: Wanted,
  outcome: () => Promise<Partial<Sponsor>>,
): Promise<boolean> {
  const found = await ctx.db.sponsor.findUnique({ where: { id: wanted.id }, include: { event: true } });
  if (!found) return false;
  const { event } = found;
  const sponsor = await lockSponsor(ctx, event, wanted.id);
  if (!isWaiting(sponsor, wanted)) return false;
  const after = await ctx.db.sponsor.update({
    where: { id: sponsor.id },
    // The version stays the same, so no open form becomes outdated.
    data: { ...(await outcome()), updatedAt: ctx.now },
  });
  ctx.record({
    subjectType: "sponsor",
    subjectId: sponsor.id,
    before: presentSponsor(sponsor, event.slug),
    after: presentSponsor(after, event.slug),
  });
  emitEventChange(ctx, "event.updated", event, ["sponsors"]);
  return true;
}
