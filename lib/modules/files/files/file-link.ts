import type { Ctx } from "@/lib/operation/ctx";
import { notFound } from "@/lib/operation/problem";
import { storageProvider } from "@/lib/providers/storage";
import { storageProblem } from "./storing/storage-problem";

/** Lifetime of download links. */
const LINK_SECONDS = 15 * 60;

/**
 * Returns a link that lets anyone who has it download one of the caller's files for a while, under the file's
 * name.
 */
export async function fileLink(ctx: Ctx, fileId: string): Promise<{ url: string; expiresAt: Date }> {
  const file = await ctx.db.storedFile.findUnique({ where: { id: fileId } });
  if (!file || file.workspaceId !== ctx.workspaceId || file.state !== "stored") throw notFound();
  const { key, name, contentType } = file;
  try {
    const options = { method: "read", expiresSeconds: LINK_SECONDS, name, contentType } as const;
    const { url } = await storageProvider().signedUrl(key, options);
    return { url, expiresAt: new Date(ctx.realNow.getTime() + LINK_SECONDS * 1000) };
  } catch (error) {
    throw storageProblem(error);
  }
}
