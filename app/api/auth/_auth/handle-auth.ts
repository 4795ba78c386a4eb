import { emailAddress } from "@/lib/api/fields";
import { normalEmail } from "@/lib/mail/normal-email";
import { endSession } from "@/lib/modules/accounts";
import { parseCookies, serializeCookie, sessionCookieName } from "@/lib/platform/cookies";
import { sha256Hex } from "@/lib/platform/crypto";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";
import { takeWindow } from "@/lib/platform/window-limit";
import { localPath } from "./local-path";
import { readForm } from "./read-form";
import { type AuthCall, runNextAuth } from "./run-next-auth";

const TEN_MINUTES = 600;
const LINKS_PER_ADDRESS = 5;
const LINKS_PER_CALLER = 30;

interface Visit {
  request: Request;
  address: string;
  action: string[];
  form: Record<string, string>;
}

/**
 * The door in front of next-auth. Only what the product uses passes; nothing changes by a GET, so that scanners
 * which follow links in mail use nothing up; changes need the Origin of our own pages.
 */
export async function handleAuth(request: Request, action: string[], address: string): Promise<Response> {
  const path = action.join("/");
  const url = new URL(request.url);
  try {
    if (request.method === "GET" && path === "callback/email")
      return page("/sign-in/confirm", url.searchParams);
    if (request.method === "GET" && (path === "signin" || path === "signin/email")) return page("/sign-in");
    if (request.method !== "POST") return answer(404, "There is nothing at this path.");
    if (request.headers.get("origin") !== new URL(env().PUBLIC_URL).origin)
      return answer(403, "This request did not come from our own pages.");
    const form = await readForm(request);
    if (!form) return answer(400, "Send a small form.");
    const visit = { request, address, action, form };
    if (path === "signin/email") return await sendLink(visit);
    if (path === "callback/email") return await enter(visit);
    if (path === "signout") return await leave(visit);
    return answer(404, "There is nothing at this path.");
  } catch (error) {
    log().error({ err: error }, "sign-in failed");
    return answer(503, "Signing in does not work at the moment. Try again in a minute.");
  }
}

/** Says the same, after the same work, whoever has the address. */
async function sendLink(visit: Visit): Promise<Response> {
  const email = emailAddress().safeParse(visit.form.email);
  if (!email.success) return back(visit, "/sign-in", { problem: "address" }, 400);
  const mailbox = sha256Hex(normalEmail(email.data));
  const wait =
    takeWindow(`sign-in:from:${visit.address}`, LINKS_PER_CALLER, TEN_MINUTES) ||
    takeWindow(`sign-in:to:${mailbox}`, LINKS_PER_ADDRESS, TEN_MINUTES);
  if (wait > 0) return back(visit, "/sign-in", { problem: "often" }, 429, { "Retry-After": String(wait) });
  const result = await runNextAuth({
    ...callOf(visit),
    body: { email: email.data, callbackUrl: absolute(localPath(visit.form.callbackUrl)) },
  });
  if (!result.location?.includes("/verify-request")) throw new Error("the link was not sent");
  return back(visit, "/sign-in/sent", { email: normalEmail(email.data) }, 200);
}

/** Uses the link up and signs in. */
async function enter(visit: Visit): Promise<Response> {
  const wait = takeWindow(`sign-in:try:${visit.address}`, env().RATE_FAILED_AUTH_PER_MINUTE, 60);
  if (wait > 0) return back(visit, "/sign-in", { problem: "often" }, 429, { "Retry-After": String(wait) });
  const { token = "", email = "" } = visit.form;
  const target = localPath(visit.form.callbackUrl);
  const used = email.includes("\0") || token === "" || email === "";
  const call = callOf(visit);
  const result = used
    ? undefined
    : await runNextAuth({ ...call, query: { token, email, callbackUrl: absolute(target) } });
  const session = result?.cookies.filter((cookie) => cookie.startsWith(`${sessionCookieName()}=`)) ?? [];
  const entered = session.some((cookie) => !cookie.startsWith(`${sessionCookieName()}=;`));
  if (!entered) return back(visit, "/sign-in", { problem: "link" }, 400);
  const before = call.cookies[sessionCookieName()];
  if (before) await endSession(before);
  return redirect(target, session);
}

async function leave(visit: Visit): Promise<Response> {
  await runNextAuth(callOf(visit));
  return back(visit, "/sign-in", {}, 200, {}, [serializeCookie(sessionCookieName(), "", 0)]);
}

function callOf({ request, address, action }: Visit): AuthCall {
  const session = parseCookies(request.headers.get("cookie") ?? undefined).get(sessionCookieName());
  return {
    method: "POST",
    action,
    cookies: session ? { [sessionCookieName()]: session } : {},
    browser: { userAgent: request.headers.get("user-agent") ?? "", address },
  };
}

const absolute = (path: string): string => new URL(path, env().PUBLIC_URL).href;

/** Forms without JavaScript are sent on to a page; scripts get the same as JSON. */
function back(
  visit: Visit,
  path: string,
  query: Record<string, string>,
  status: number,
  headers: Record<string, string> = {},
  cookies: string[] = [],
): Response {
  const target = Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
  if (!visit.request.headers.get("accept")?.includes("application/json")) return redirect(target, cookies);
  const response = Response.json({ url: target, ...query }, { status, headers: { ...NO_STORE, ...headers } });
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

const NO_STORE = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

const page = (path: string, query?: URLSearchParams): Response =>
  redirect(query && query.size > 0 ? `${path}?${query}` : path);

/** `path` is always one of ours, and relative so that no Host header can bend it. */
function redirect(path: string, cookies: string[] = []): Response {
  const response = new Response(null, { status: 303, headers: { Location: path, ...NO_STORE } });
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

const answer = (status: number, message: string): Response =>
  Response.json({ error: { message } }, { status, headers: NO_STORE });
