import { env } from "@/lib/platform/runtime/env";
import { parseCookies, sessionCookieName } from "@/lib/platform/security/cookies";
import type { AuthAnswer } from "./next-auth-inside";
import type { AuthCall } from "./run-next-auth";

export interface Visit {
  request: Request;
  address: string;
  action: string[];
  form: Record<string, string>;
}

export const cookiesOf = ({ request }: Visit): Map<string, string> =>
  parseCookies(request.headers.get("cookie") ?? undefined);

export const sessionTokenOf = (visit: Visit): string | undefined => cookiesOf(visit).get(sessionCookieName());

export const browserOf = ({ request, address }: Visit) => ({
  userAgent: request.headers.get("user-agent") ?? "",
  address,
});

export function callOf(visit: Visit): AuthCall {
  const session = sessionTokenOf(visit);
  return {
    method: "POST",
    action: visit.action,
    cookies: session ? { [sessionCookieName()]: session } : {},
    browser: browserOf(visit),
  };
}

export const absolute = (path: string): string => new URL(path, env().PUBLIC_URL).href;

const isSessionCookie = (cookie: string): boolean => cookie.startsWith(`${sessionCookieName()}=`);

/** Returns the answer's session cookies; none if it signs no one in. */
export function sessionCookies(answer: AuthAnswer | undefined): string[] {
  const cookies = answer?.cookies.filter(isSessionCookie) ?? [];
  return cookies.some((cookie) => !cookie.startsWith(`${sessionCookieName()}=;`)) ? cookies : [];
}

/** Redirects forms without JavaScript to a page; scripts get the same as JSON. */
export function back(
  visit: Visit,
  path: string,
  query: Record<string, string>,
  status: number,
  headers: Record<string, string> = {},
  cookies: string[] = [],
): Response {
  const target = Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
  if (!wantsJson(visit)) return redirect(target, cookies);
  const response = Response.json({ url: target, ...query }, { status, headers: { ...NO_STORE, ...headers } });
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

export const wantsJson = ({ request }: Visit): boolean =>
  request.headers.get("accept")?.includes("application/json") ?? false;

const NO_STORE = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

/** `path` is always one of ours, and relative so that a forged Host header can't change it. */
export function redirect(path: string, cookies: string[] = []): Response {
  const response = new Response(null, { status: 303, headers: { Location: path, ...NO_STORE } });
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

export const answer = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: NO_STORE });

export const refusal = (status: number, message: string): Response => answer(status, { error: { message } });
