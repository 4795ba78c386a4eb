import type { Adapter, AdapterAccount, AdapterUser } from "next-auth/adapters";
import type { User } from "@/lib/generated/prisma/client";
import {
  endSession,
  linkIdentity,
  redeemSignInToken,
  SESSION_DAYS,
  signInWithIdentity,
  signUpOrFindUser,
  startSession,
} from "@/lib/modules/accounts/accounts";
import { db } from "@/lib/platform/database/db";
import { sha256Hex } from "@/lib/platform/security/crypto";
import { normalEmail } from "@/lib/platform/text/normal-email";

export interface Browser {
  userAgent: string;
  address: string;
}

/** The email address that the provider reported, set once it is found to be verified. */
export interface Seen {
  email: string;
}

const asUser = (row: User): AdapterUser => ({
  id: row.id,
  email: row.email,
  name: row.name,
  emailVerified: row.emailVerifiedAt,
});

const DAY_MS = 24 * 3_600_000;

/**
 * next-auth's view of our tables, for one browser. The cookie lives as long as a session can; the database
 * decides when the session ends, so the times that next-auth passes in are ignored.
 */
export function adapter(browser: Browser, seen: Seen): Adapter {
  return {
    getUser: async (id) => {
      const row = await db().user.findUnique({ where: { id } });
      return row && asUser(row);
    },
    getUserByEmail: async (email) => {
      const row = await db().user.findUnique({ where: { email: normalEmail(email) } });
      return row && asUser(row);
    },
    getUserByAccount: async ({ provider, providerAccountId }) => {
      const row = await signInWithIdentity(provider, providerAccountId);
      return row ? asUser(row) : null;
    },
    createUser: async (user: { email: string }) => asUser(await signUpOrFindUser(normalEmail(user.email))),
    updateUser: async ({ id }) => {
      const { email } = await db().user.findUniqueOrThrow({ where: { id } });
      return asUser(await signUpOrFindUser(email));
    },
    linkAccount: async ({ userId, provider, providerAccountId }: AdapterAccount) => {
      await linkIdentity({ userId, provider, subject: providerAccountId, email: seen.email });
    },
    createSession: async ({ sessionToken, userId }) => {
      await startSession({ token: sessionToken, userId, ...browser });
      return { sessionToken, userId, expires: new Date(Date.now() + SESSION_DAYS * DAY_MS) };
    },
    getSessionAndUser: async (sessionToken) => {
      const where = { tokenHash: sha256Hex(sessionToken), revokedAt: null, expiresAt: { gt: new Date() } };
      const row = await db().session.findFirst({ where, include: { user: true } });
      if (!row) return null;
      const expires = new Date(row.createdAt.getTime() + SESSION_DAYS * DAY_MS);
      return { session: { sessionToken, userId: row.userId, expires }, user: asUser(row.user) };
    },
    updateSession: async () => null,
    deleteSession: async (sessionToken) => {
      await endSession(sessionToken);
    },
    // The link was stored together with its email.
    createVerificationToken: async (token) => token,
    useVerificationToken: async ({ identifier, token }) => {
      const email = await redeemSignInToken(token, identifier);
      return email === undefined
        ? null
        : { identifier: email, token, expires: new Date(Date.now() + 60_000) };
    },
  };
}
