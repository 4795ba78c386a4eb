import type { Browser } from "./adapter";
import { type AuthAnswer, type AuthRequest, callNextAuth, vouchedFor } from "./next-auth-inside";
import { authOptions } from "./options";

export interface AuthCall extends AuthRequest {
  browser: Browser;
}

/**
 * Runs one action of next-auth outside of Next's own request. The caller has checked where the request came from;
 * next-auth's own token against forgery is therefore made here rather than kept in another cookie.
 */
export async function runNextAuth({ browser, ...call }: AuthCall): Promise<AuthAnswer> {
  const options = authOptions(browser);
  return callNextAuth(vouchedFor(call, options), options);
}
