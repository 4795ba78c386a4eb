import { join } from "node:path";
import { env } from "@/lib/platform/runtime/env";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { localStorage } from "./local";
import type { StorageProvider } from "./port";
import { s3Storage } from "./s3";

export { FILES_PATH, readLocalUrl, signedLocalUrl, signedUploadUrl } from "./local-url";
export { type PutResult, StorageError, type StorageProvider } from "./port";
export { s3Publisher } from "./s3-folder";
export { isFresh, isSigned } from "./url-signature";

/** Returns the configured storage, one per process. */
export function storageProvider(): StorageProvider {
  return processSingleton("storage-provider", () => {
    const settings = env();
    if (settings.STORAGE_DRIVER === "local")
      return localStorage({
        folder: settings.UPLOAD_DIR ?? join(settings.DATA_DIR, "uploads"),
        sync: settings.STORAGE_SYNC,
      });
    return s3Storage({
      bucket: settings.S3_BUCKET ?? "",
      region: settings.S3_REGION,
      endpoint: settings.S3_ENDPOINT,
      publicEndpoint: settings.S3_PUBLIC_ENDPOINT,
      forcePathStyle: settings.S3_FORCE_PATH_STYLE,
      accessKeyId: settings.S3_ACCESS_KEY_ID ?? "",
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? "",
    });
  });
}
