import { handleAuth } from "@/app/api/auth/_auth/handle-auth";
import { issueSignInLink } from "@/lib/modules/accounts/accounts";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { sessionCookieName } from "@/lib/platform/security/cookies";
import { type ApiAnswer, api } from "./api";

/** Posts a form to one of the sign-in endpoints, as our own page does. */
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

/** The `Cookie` header after a response; undefined if it signs no one in. */
export function sessionCookieOf(response: Response): string | undefined {
  const set = response.headers.getSetCookie().find((line) => line.startsWith(`${sessionCookieName()}=`));
  const pair = set?.split(";")[0];
  return pair && !pair.endsWith("=") ? pair : undefined;
}

/** Signs a person in with a link and returns their browser's `Cookie` header. */
export async function signInWith(link: string): Promise<string> {
  const query = Object.fromEntries(new URL(link).searchParams);
  const cookie = sessionCookieOf(await postAuth("callback/email", query));
  if (!cookie) throw new Error("The link signed no one in.");
  return cookie;
}

export interface SignedIn {
  user: { id: string; email: string };
  /** What authentication knows about the browser. */
  browser: { userId: string; sessionId: string };
  cookie: string;
  workspaceId: string;
  /** The headers of a call from our own pages; `as` sets the claimed user. */
  headers(as?: string): Record<string, string>;
  /** Calls an operation that only people can use, in test unless `as` says otherwise. */
  call(method: string, path: string, body?: unknown, as?: string): Promise<ApiAnswer>;
  /** Calls any path in the same session. */
  raw(method: string, path: string, body?: unknown, as?: string): Promise<ApiAnswer>;
}

/** A new person, signed in by an emailed link, in their own workspace. */
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
