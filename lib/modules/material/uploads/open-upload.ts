import { requireSpace } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";
import { signedUploadUrl } from "@/lib/providers/storage";

/** How long the address of an upload is good for, and so the upload. */
export const UPLOAD_MINUTES = 60;

export interface UploadAddress {
  url: string;
  method: "PUT";
  headers: Record<string, string>;
}

interface Opened {
  id: string;
  address: UploadAddress;
  expiresAt: Date;
}

/**
 * Opens an upload of exactly so many bytes of a type: whoever holds its address sends them, in one go or in parts.
 * @throws `storage_full` where it would not fit beside what is there and on its way
 */
export async function openUpload(
  ctx: Ctx,
  { contentType, sizeBytes }: { contentType: string; sizeBytes: number },
): Promise<Opened> {
  const onTheirWay = await ctx.db.upload.aggregate({
    _sum: { sizeBytes: true },
    where: { workspaceId: ctx.workspaceId, expiresAt: { gt: ctx.realNow } },
  });
  await requireSpace(ctx.workspaceId, ctx.principal.plan, sizeBytes + (onTheirWay._sum.sizeBytes ?? 0));
  const id = ctx.newId("upl");
  const expiresAt = new Date(ctx.realNow.getTime() + UPLOAD_MINUTES * 60_000);
  await ctx.db.upload.create({
    data: { id, ...ownedBy(ctx), contentType, sizeBytes, createdAt: ctx.realNow, expiresAt },
  });
  const key = `${ctx.workspaceId}/${ctx.environment}/${id}`;
  const { url, headers } = signedUploadUrl(key, {
    contentType,
    sizeBytes,
    expiresSeconds: UPLOAD_MINUTES * 60,
  });
  return { id, address: { url, method: "PUT", headers }, expiresAt };
}
