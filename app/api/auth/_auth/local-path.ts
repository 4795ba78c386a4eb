import { env } from "@/lib/platform/runtime/env";

const FALLBACK = "/dashboard";
/** Apps that ask to be connected send people here with a lot to say. */
const MOST_CHARACTERS = 3000;

/** Where to go after signing in: a page of ours, whatever was asked for. */
export function localPath(wanted: string | null | undefined): string {
  if (!wanted || wanted.length > MOST_CHARACTERS) return FALLBACK;
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
