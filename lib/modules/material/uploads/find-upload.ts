import type { Upload } from "@/lib/generated/prisma/client";
import { notFound } from "@/lib/operation/problem";
import { db } from "@/lib/platform/database/db";

/** Returns the upload of a signed key, if its workspace is still active. */
export async function findUpload(key: string): Promise<Upload> {
  const [workspaceId, environment, id = ""] = key.split("/");
  const row = await db().upload.findUnique({ where: { id } });
  if (!row || row.workspaceId !== workspaceId || row.environment !== environment) throw notFound();
  const workspace = await db().workspace.findUnique({ where: { id: row.workspaceId } });
  if (workspace?.status !== "active") throw notFound();
  return row;
}
