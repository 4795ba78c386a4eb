import type { Door } from "@/lib/stage/show-roles";
import { env } from "../runtime/env";

/** Whether browsers reach us over https. Only then can cookies have `Secure` and the `__Host-` prefix. */
export const isSecure = (): boolean => env().PUBLIC_URL.startsWith("https:");

export const cookieName = (name: string): string => (isSecure() ? `__Host-${name}` : name);

export const sessionCookieName = (): string => cookieName("showrunner-session");

/** The cookie of one event for one kind of visitor. Slugs end in six random characters. */
export const capabilityCookieName = (kind: Door, slug: string): string =>
  cookieName(`showrunner-${kind}-${slug.slice(-6)}`);

export function parseCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? "").split(";")) {
    const at = part.indexOf("=");
    if (at > 0 && !cookies.has(part.slice(0, at).trim()))
      cookies.set(part.slice(0, at).trim(), part.slice(at + 1).trim());
  }
  return cookies;
}

export function serializeCookie(name: string, value: string, maxAgeSeconds: number): string {
  const secure = isSecure() ? "; Secure" : "";
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`;
}
