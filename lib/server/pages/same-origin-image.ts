import { env } from "@/lib/platform/runtime/env";

/** Returns the path of an image on this origin, or null for other images, which pages don't load. */
export function sameOriginImage(address: string | null | undefined): string | null {
  if (!address) return null;
  try {
    const own = new URL(env().PUBLIC_URL).origin;
    const url = new URL(address, own);
    return url.origin === own ? `${url.pathname}${url.search}` : null;
  } catch {
    return null;
  }
}
