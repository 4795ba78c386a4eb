import { env } from "@/lib/platform/runtime/env";

/** The path of a picture that this site serves; null for all others, which pages do not fetch. */
export function ownImage(address: string | null | undefined): string | null {
  if (!address) return null;
  try {
    const own = new URL(env().PUBLIC_URL).origin;
    const url = new URL(address, own);
    return url.origin === own ? `${url.pathname}${url.search}` : null;
  } catch {
    return null;
  }
}
