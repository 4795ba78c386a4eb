import { endSession } from "@/lib/modules/accounts/accounts";
import { emailAddress } from "@/lib/operation/fields";
import { env } from "@/lib/platform/runtime/env";
import { log } from "@/lib/platform/runtime/log";
import { consumeWindow } from "@/lib/platform/runtime/window-limit";
import { serializeCookie, sessionCookieName } from "@/lib/platform/security/cookies";
import { sha256Hex } from "@/lib/platform/security/crypto";
import { normalEmail } from "@/lib/platform/text/normal-email";
import { enterByInvitation } from "./accept-invitation";
import { localPath } from "./local-path";
import { finishProvider, startProvider } from "./provider-sign-in";
import { isProvider } from "./providers";
import { readForm } from "./read-form";
import { runNextAuth } from "./run-next-auth";
import { sessionStatus } from "./session-status";
import { absolute, back, callOf, redirect, refusal, sessionCookies, type Visit } from "./visit";

const TEN_MINUTES = 600;
const LINKS_PER_ADDRESS = 5;
const LINKS_PER_CALLER = 30;

/**
 * Guards next-auth and lets only the actions that the product uses through. Links in emails open pages, so
 * scanners that follow them don't use them up. Changes require our own pages' Origin. The only GET that signs
 * in is the provider's callback, which must match that browser's own start.
 */
export async function handleAuth(request: Request, action: string[], address: string): Promise<Response> {
  try {
    if (request.method === "GET") return await look({ request, address, action, form: {} });
    if (request.method !== "POST") return nothing();
    if (request.headers.get("origin") !== new URL(env().PUBLIC_URL).origin)
      return refusal(403, "This request didn't come from Showrunner's own pages.");
    const form = await readForm(request);
    if (!form) return refusal(400, "The request isn’t a valid form.");
    return await act({ request, address, action, form });
  } catch (error) {
    log().error({ err: error }, "sign-in failed");
    return refusal(503, "Sign-in is unavailable right now. Try again in a minute.");
  }
}

const nothing = (): Response => refusal(404, "Page not found.");

async function look(visit: Visit): Promise<Response> {
  const [verb, what = ""] = visit.action;
  const path = visit.action.join("/");
  if (path === "standing") return sessionStatus(visit.request);
  if (path === "callback/email") {
    const { search } = new URL(visit.request.url);
    return redirect(`/sign-in/confirm${search}`);
  }
  if (path === "signin" || path === "signin/email") return redirect("/sign-in");
  if (verb === "callback" && isProvider(what)) return finishProvider(visit, what);
  return nothing();
}

async function act(visit: Visit): Promise<Response> {
  const [verb, what = ""] = visit.action;
  switch (visit.action.join("/")) {
    case "signin/email":
      return sendLink(visit);
    case "callback/email":
      return enter(visit);
    case "invitation":
      return enterByInvitation(visit);
    case "signout":
      return leave(visit);
  }
  if ((verb === "signin" || verb === "link") && isProvider(what))
    return startProvider(visit, what, verb === "link");
  return nothing();
}

/** Gives the same answer, after the same work, whether or not the address has an account. */
async function sendLink(visit: Visit): Promise<Response> {
  const email = emailAddress().safeParse(visit.form.email);
  if (!email.success) return back(visit, "/sign-in", { problem: "address" }, 400);
  const mailbox = sha256Hex(normalEmail(email.data));
  const wait =
    consumeWindow(`sign-in:from:${visit.address}`, LINKS_PER_CALLER, TEN_MINUTES) ||
    consumeWindow(`sign-in:to:${mailbox}`, LINKS_PER_ADDRESS, TEN_MINUTES);
  if (wait > 0) return back(visit, "/sign-in", { problem: "often" }, 429, { "Retry-After": String(wait) });
  const result = await runNextAuth({
    ...callOf(visit),
    body: { email: email.data, callbackUrl: absolute(localPath(visit.form.callbackUrl)) },
  });
  if (!result.location?.includes("/verify-request")) throw new Error("the link was not sent");
  return back(visit, "/sign-in/sent", { email: normalEmail(email.data) }, 200);
}

/** Redeems the link and signs in. */
async function enter(visit: Visit): Promise<Response> {
  const wait = consumeWindow(`sign-in:try:${visit.address}`, env().RATE_FAILED_AUTH_PER_MINUTE, 60);
  if (wait > 0) return back(visit, "/sign-in", { problem: "often" }, 429, { "Retry-After": String(wait) });
  const { token = "", email = "" } = visit.form;
  const target = localPath(visit.form.callbackUrl);
  const used = email.includes("\0") || token === "" || email === "";
  const call = callOf(visit);
  const result = used
    ? undefined
    : await runNextAuth({ ...call, query: { token, email, callbackUrl: absolute(target) } });
  const session = sessionCookies(result);
  if (session.length === 0) return back(visit, "/sign-in", { problem: "link" }, 400);
  const before = call.cookies[sessionCookieName()];
  if (before) await endSession(before);
  return redirect(target, session);
}

async function leave(visit: Visit): Promise<Response> {
  await runNextAuth(callOf(visit));
  return back(visit, "/sign-in", {}, 200, {}, [serializeCookie(sessionCookieName(), "", 0)]);
}
