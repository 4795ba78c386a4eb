import type { StoredFile } from "@/lib/generated/prisma/client";
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
  return { url: await linkTo(file), expiresAt: new Date(ctx.realNow.getTime() + LINK_SECONDS * 1000) };
}

/** Returns such links to many files, by their ids. Files that are gone have none. */
export async function fileLinks(ctx: Ctx, fileIds: readonly string[]): Promise<Map<string, string>> {
  if (fileIds.length === 0) return new Map();
  const where = { id: { in: [...fileIds] }, workspaceId: ctx.workspaceId, state: "stored" };
  const files = await ctx.db.storedFile.findMany({ where });
  const links = await Promise.all(files.map(async (file) => [file.id, await linkTo(file)] as const));
  return new Map(links);
}

async function linkTo({ key, name, contentType }: StoredFile): Promise<string> {
  try {
    const options = { method: "read", expiresSeconds: LINK_SECONDS, name, contentType } as const;
    return (await storageProvider().signedUrl(key, options)).url;
  } catch (error) {
    throw storageProblem(error);
  }
}
