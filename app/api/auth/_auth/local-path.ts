import { env } from "@/lib/platform/runtime/env";

const FALLBACK = "/dashboard";
/** Generous, because apps that request access send people here with many parameters. */
const MAX_CHARACTERS = 3000;

/** Where to go after signing in: always a page of ours, whatever was requested. */
export function localPath(wanted: string | null | undefined): string {
  if (!wanted || wanted.length > MAX_CHARACTERS) return FALLBACK;
  const own = new URL(env().PUBLIC_URL).origin;
  try {
    const url = new URL(wanted, own);
    const path = url.pathname + url.search;
    if (url.origin !== own || path.startsWith("//") || path === "/" || path.startsWith("/api/"))
      return FALLBACK;
    return path;
  } catch {
    return FALLBACK;
  }
}
