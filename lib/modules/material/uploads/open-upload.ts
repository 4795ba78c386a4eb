import { requireSpace } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";
import { signedUploadUrl } from "@/lib/providers/storage";

/** Lifetime of an upload and its URL, in minutes. */
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
 * Opens an upload of exactly this size and type. Anyone with its URL can send the bytes, at once or in parts.
 * @throws `storage_full` if it doesn't fit beside stored files and other open uploads
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
