import { handleAuth } from "@/app/api/auth/_auth/handle-auth";
import { sessionCookieName } from "@/lib/platform/cookies";
import { env } from "@/lib/platform/env";
import { newId } from "@/lib/platform/ids";

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
