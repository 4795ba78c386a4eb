import { tidyFileName } from "@/lib/platform/text/content-disposition";

const ENDINGS: Record<string, readonly string[]> = {
  "image/png": [".png"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/webp": [".webp"],
};

/**
 * Returns a file name with the extension of the content type, whatever the original name, so that no computer
 * opens it as another type.
 */
export function assetName(given: string, contentType: string): string {
  const name = tidyFileName(given);
  const endings = ENDINGS[contentType] ?? [];
  if (endings.some((ending) => name.toLowerCase().endsWith(ending))) return name;
  return `${name}${endings[0] ?? ""}`;
}
