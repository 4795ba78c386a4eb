import { writeFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { type Image, prepareImage } from "@/lib/modules/files/assets";
import { ASSET_TYPES } from "@/lib/modules/files/assets/schema";
import { typeOfBytes } from "@/lib/modules/files/files";
import type { Prepared } from "@/lib/operation/prepared";
import { Problem } from "@/lib/operation/problem";
import { db } from "@/lib/platform/database/db";
import type { Environment } from "@/lib/platform/security/principal";
import { download, PictureError } from "./download";

interface Owner {
  workspaceId: string;
  environment: Environment;
}

/**
 * Re-encodes a picture from an external address into storage. It belongs to nothing until a transaction keeps
 * it.
 * @throws PictureError if retrying wouldn't help
 */
export async function fetchPicture(owner: Owner, address: string): Promise<Prepared<Image>> {
  const bytes = await download(address);
  const workspace = await db().workspace.findUniqueOrThrow({ where: { id: owner.workspaceId } });
  try {
    const { contentType } = await typeOfBytes(Readable.from([bytes]), ASSET_TYPES);
    const given = { contentType, copyTo: (path: string) => writeFile(path, bytes) };
    return await prepareImage({ ...owner, plan: workspace.plan }, given, "logo");
  } catch (error) {
    if (error instanceof Problem && !error.retryable) throw new PictureError(error.message);
    throw error;
  }
}
