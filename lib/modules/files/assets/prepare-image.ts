import { createReadStream } from "node:fs";
import { join } from "node:path";
import { receiveFile } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";
import type { Prepared } from "@/lib/operation/prepared";
import { invalid } from "@/lib/operation/problem";
import type { Upload } from "@/lib/operation/upload";
import { inTempFolder } from "@/lib/platform/runtime/temp-folder";
import type { Environment } from "@/lib/platform/security/principal";
import { ImageError, type ImageType, reencodeImage } from "@/lib/providers/images";
import { MAX_ASSET_PIXELS } from "./schema";

export interface Image {
  upload: Upload;
  width: number;
  height: number;
}

interface Given {
  contentType: string;
  copyTo(path: string): Promise<void>;
}

interface Owner {
  workspaceId: string;
  environment: Environment;
  plan: string;
  /** If true, nothing is stored. */
  dryRun?: boolean;
}

export const ownerOf = ({ workspaceId, environment, principal, dryRun }: Ctx): Owner => ({
  workspaceId,
  environment,
  plan: principal.plan,
  dryRun,
});

/** Re-encodes an image into storage. It belongs to nothing until a transaction keeps it. */
export async function prepareImage(
  { dryRun = false, ...owner }: Owner,
  given: Given,
  field = "asset_id",
): Promise<Prepared<Image>> {
  return inTempFolder(async (folder) => {
    const [from, to] = [join(folder, "given"), join(folder, "made")];
    await given.copyTo(from);
    const size = await reencoded(from, to, given.contentType as ImageType, field);
    const { value: upload, drop } = await receiveFile(owner, createReadStream(to), {
      purpose: "asset",
      types: [given.contentType],
      expectedBytes: 0,
      dryRun,
    });
    return { value: { upload, ...size }, drop };
  });
}

async function reencoded(from: string, to: string, contentType: ImageType, field: string) {
  try {
    return await reencodeImage({ from, to, contentType, maxPixels: MAX_ASSET_PIXELS });
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    throw invalid({ [field]: error.kind === "too_large" ? "too_large" : "invalid" }, error.message);
  }
}
