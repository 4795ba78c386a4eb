import { tidyFileName } from "@/lib/platform/text/content-disposition";

const ENDINGS: Record<string, readonly string[]> = {
  "image/png": [".png"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/webp": [".webp"],
};

/** A name for the file that says what it is, whatever it was called: nobody's computer opens it as something else. */
export function assetName(given: string, contentType: string): string {
  const name = tidyFileName(given);
  const endings = ENDINGS[contentType] ?? [];
  if (endings.some((ending) => name.toLowerCase().endsWith(ending))) return name;
  return `${name}${endings[0] ?? ""}`;
}
