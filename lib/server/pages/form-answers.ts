import { env } from "@/lib/platform/runtime/env";

const FORM_TYPE = "application/x-www-form-urlencoded";

/** The same check as for all calls with cookies: the form must come from our own page. */
export function refusedForm(request: Request): Response | null {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== FORM_TYPE) return plainAnswer(415, "This URL only accepts the signup page's form.");
  const origin = request.headers.get("origin");
  const own = new URL(env().PUBLIC_URL).origin;
  const ours = origin !== null ? origin === own : request.headers.get("sec-fetch-site") === "same-origin";
  return ours ? null : plainAnswer(403, "This form wasn't sent from the signup page.");
}

export const addressOf = (request: Request): string => request.headers.get("x-real-ip") ?? "unknown";

/** Redirects the browser to a page after a form. */
export function backTo(location: string, cookie?: string): Response {
  const headers = new Headers({ Location: location, "Cache-Control": "no-store" });
  if (cookie) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}

export const plainAnswer = (status: number, text: string): Response =>
  new Response(text, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
