import { randomBytes } from "node:crypto";
import type { NextAuthOptions } from "next-auth";
import { requestSignIn, SESSION_DAYS } from "@/lib/modules/accounts/accounts";
import { env } from "@/lib/platform/runtime/env";
import { log } from "@/lib/platform/runtime/log";
import { isSecure, sessionCookieName } from "@/lib/platform/security/cookies";
import { derivedSecret } from "@/lib/platform/security/crypto";
import { normalEmail } from "@/lib/platform/text/normal-email";
import { adapter, type Browser, type Seen } from "./adapter";
import { localPath } from "./local-path";
import type { ProviderProfile } from "./provider-profile";
import { configured, hasVerifiedEmail } from "./providers";

const errorOf = (metadata: unknown): unknown =>
  metadata !== null && typeof metadata === "object" && "error" in metadata ? metadata.error : metadata;

/** Sets up next-auth with our own database sessions, sign-in links by email, and the configured providers. */
export function authOptions(browser: Browser): NextAuthOptions {
  const seen: Seen = { email: "" };
  return {
    secret: derivedSecret("auth"),
    adapter: adapter(browser, seen),
    callbacks: {
      signIn: ({ account, profile }) => {
        if (account?.type !== "oauth") return true;
        const claims = profile as ProviderProfile | undefined;
        if (!claims || !hasVerifiedEmail(claims)) return "/sign-in?error=unverified";
        seen.email = claims.email ?? "";
        return true;
      },
    },
    session: {
      strategy: "database",
      maxAge: SESSION_DAYS * 24 * 3600,
      generateSessionToken: () => randomBytes(32).toString("base64url"),
    },
    useSecureCookies: isSecure(),
    cookies: {
      sessionToken: {
        name: sessionCookieName(),
        options: { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure() },
      },
    },
    pages: { signIn: "/sign-in", verifyRequest: "/sign-in/sent", error: "/sign-in" },
    providers: [
      {
        id: "email",
        type: "email",
        name: "Email",
        server: "",
        from: env().MAIL_FROM,
        maxAge: 600,
        options: {},
        normalizeIdentifier: normalEmail,
        sendVerificationRequest: ({ identifier, url }) => {
          const wanted = new URL(url).searchParams.get("callbackUrl");
          return requestSignIn(identifier, localPath(wanted));
        },
      },
      ...configured(),
    ],
    logger: {
      error: (code, metadata) => log().error({ code, err: errorOf(metadata) }, "sign-in failed"),
      warn: (code) => log().debug({ code }, "sign-in library warns"),
      debug: () => {},
    },
  };
}
