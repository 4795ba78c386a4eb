import { handleAuth } from "@/app/api/auth/_auth/handle-auth";
import { issueSignInLink } from "@/lib/modules/accounts/accounts";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { sessionCookieName } from "@/lib/platform/security/cookies";
import { type ApiAnswer, api } from "./api";

/** A form sent to one of the sign-in addresses, as our own page would send it. */
export function postAuth(
  action: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
  address: string = newId("ip"),
): Promise<Response> {
  const request = new Request(`${env().PUBLIC_URL}/api/auth/${action}`, {
    method: "POST",
    headers: { origin: new URL(env().PUBLIC_URL).origin, ...headers },
    body: new URLSearchParams(form),
  });
  return handleAuth(request, action.split("/"), address);
}

/** The `Cookie` header that an answer leaves a browser with; undefined when it signs nobody in. */
export function sessionCookieOf(response: Response): string | undefined {
  const set = response.headers.getSetCookie().find((line) => line.startsWith(`${sessionCookieName()}=`));
  const pair = set?.split(";")[0];
  return pair && !pair.endsWith("=") ? pair : undefined;
}

/** Signs somebody in through a link and returns the `Cookie` header of their browser. */
export async function signInWith(link: string): Promise<string> {
  const query = Object.fromEntries(new URL(link).searchParams);
  const cookie = sessionCookieOf(await postAuth("callback/email", query));
  if (!cookie) throw new Error("the link signed nobody in");
  return cookie;
}

export interface SignedIn {
  user: { id: string; email: string };
  /** What the door knows of the browser. */
  browser: { userId: string; sessionId: string };
  cookie: string;
  workspaceId: string;
  /** What the browser sends along with a call of our own pages; `as` is who it says to be. */
  headers(as?: string): Record<string, string>;
  /** A call of an operation that only people have, in test unless `as` says otherwise. */
  call(method: string, path: string, body?: unknown, as?: string): Promise<ApiAnswer>;
  /** Any path, in the name of the same session. */
  raw(method: string, path: string, body?: unknown, as?: string): Promise<ApiAnswer>;
}

/** Somebody new, signed in by a mailed link, in a workspace of their own. */
export async function signedIn(email = `${newId("p")}@example.com`): Promise<SignedIn> {
  const cookie = await signInWith((await issueSignInLink({ db: db(), realNow: new Date() }, email)).url);
  const session = await db().session.findFirstOrThrow({
    where: { user: { email }, revokedAt: null },
    orderBy: { createdAt: "desc" },
    include: { user: true },
  });
  const headers = (as = "session:test") => ({ cookie, "x-showrunner-as": as, origin: env().PUBLIC_URL });
  const raw: SignedIn["raw"] = (method, path, body, as) => api(method, path, { body, headers: headers(as) });
  return {
    user: { id: session.userId, email },
    browser: { userId: session.userId, sessionId: session.id },
    cookie,
    workspaceId: session.workspaceId ?? "",
    headers,
    raw,
    call: (method, path, body, as) => raw(method, `/api/app${path}`, body, as),
  };
}
