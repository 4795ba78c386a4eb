import type { Browser } from "./adapter";
import { type AuthAnswer, type AuthRequest, callNextAuth, vouchedFor } from "./next-auth-inside";
import { authOptions } from "./options";

export interface AuthCall extends AuthRequest {
  browser: Browser;
}

/**
 * Runs one next-auth action outside of Next's own request. The caller has already checked where the request
 * came from, so the CSRF token is made here instead of being kept in another cookie.
 */
export async function runNextAuth({ browser, ...call }: AuthCall): Promise<AuthAnswer> {
  const options = authOptions(browser);
  return callNextAuth(vouchedFor(call, options), options);
}
