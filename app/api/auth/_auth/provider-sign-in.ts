import { findSession } from "@/lib/api/auth/session-principal";
import { endSession } from "@/lib/modules/accounts/accounts";
import { consumeWindow } from "@/lib/platform/runtime/window-limit";
import { sessionCookieName } from "@/lib/platform/security/cookies";
import { askedToLink, linkCookie, linkCookieName, noLinkCookie } from "./link-cookie";
import { localPath } from "./local-path";
import { type AuthAnswer, isFlowCookie } from "./next-auth-inside";
import { runNextAuth } from "./run-next-auth";
import {
  absolute,
  back,
  browserOf,
  cookiesOf,
  redirect,
  refusal,
  sessionCookies,
  sessionTokenOf,
  type Visit,
  wantsJson,
} from "./visit";

const STARTS_PER_CALLER = 60;
const TEN_MINUTES = 600;

/**
 * Sends a browser to the provider, to sign in or to link the account to the signed-in user. The provider's
 * URL is returned as JSON, because our own policy forbids redirecting a form to another host.
 */
export async function startProvider(visit: Visit, provider: string, linking: boolean): Promise<Response> {
  if (!wantsJson(visit))
    return refusal(406, "Send `Accept: application/json`. The response contains the URL to open.");
  const wait = consumeWindow(`sign-in:provider:${visit.address}`, STARTS_PER_CALLER, TEN_MINUTES);
  if (wait > 0) return back(visit, "/sign-in", { problem: "often" }, 429, { "Retry-After": String(wait) });
  const token = sessionTokenOf(visit);
  if (linking && !(token && (await findSession(visit.request.headers.get("cookie") ?? undefined))))
    return back(visit, "/sign-in", { problem: "link" }, 401);
  const result = await runNextAuth({
    method: "POST",
    action: ["signin", provider],
    cookies: {},
    body: { callbackUrl: absolute(localPath(visit.form.callbackUrl)) },
    browser: browserOf(visit),
  });
  const target = result.location;
  if (!target || new URL(target, absolute("/")).origin === new URL(absolute("/")).origin)
    return back(visit, "/sign-in", { problem: "provider" }, 502);
  const response = back(visit, target, {}, 200, {}, result.cookies.filter(isFlowCookie));
  response.headers.append("Set-Cookie", linking && token ? linkCookie(token) : noLinkCookie());
  return response;
}

/** Handles the provider's callback. State, verifier and nonce must match this browser's cookies. */
export async function finishProvider(visit: Visit, provider: string): Promise<Response> {
  const wait = consumeWindow(`sign-in:back:${visit.address}`, STARTS_PER_CALLER, TEN_MINUTES);
  if (wait > 0) return redirect("/sign-in?problem=often");
  const cookies = cookiesOf(visit);
  const token = sessionTokenOf(visit);
  const linking = askedToLink(cookies.get(linkCookieName()), token);
  const flow = new Map(
    [...cookies].filter(([name]) => isFlowCookie(name)).map(([name, value]) => [name, plain(value)]),
  );
  const result = await runNextAuth({
    method: "GET",
    action: ["callback", provider],
    query: Object.fromEntries(new URL(visit.request.url).searchParams),
    cookies: {
      ...Object.fromEntries(flow),
      ...(linking && token ? { [sessionCookieName()]: token } : {}),
    },
    browser: browserOf(visit),
  });
  const used = [...result.cookies.filter(isFlowCookie), noLinkCookie()];
  const entered = sessionCookies(result);
  if (entered.length === 0) {
    const from = [...flow].find(([name]) => name.endsWith("callback-url"))?.[1];
    return redirect(problemPage(result, linking ? from : undefined), used);
  }
  if (linking) return redirect(localPath(result.location), used);
  if (token) await endSession(token);
  return redirect(localPath(result.location), [...entered, ...used]);
}

/** next-auth writes its cookies percent-encoded. Any other value came from elsewhere and matches nothing. */
function plain(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}

const PROBLEMS: Record<string, string> = {
  unverified: "unverified",
  OAuthAccountNotLinked: "taken",
};

/** A signed-in user returns to the page they linked from. Everyone else starts again. */
function problemPage({ location }: AuthAnswer, linkedFrom: string | undefined): string {
  const error = new URL(location ?? "/", absolute("/")).searchParams.get("error") ?? "";
  const problem = PROBLEMS[error] ?? "provider";
  const page = linkedFrom === undefined ? "/sign-in" : (localPath(linkedFrom).split("?")[0] ?? "");
  return `${page}?problem=${problem}`;
}
