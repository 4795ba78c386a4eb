/**
 * Undocumented behavior of next-auth that we depend on, as of 4.24:
 *
 * - its CSRF token: a cookie `token|sha256(token + secret)` next to the same token in the form;
 * - the names of the cookies that keep state, nonce and verifier between a start and its callback;
 * - the request and response it works with, of which it reads and sets only some members;
 * - what it passes to a provider's `userinfo.request`: tokens whose `claims()` are those of the checked ID
 * token;
 * - that a link's token is looked up by `sha256(token + secret)`, as `signInTokenHash` makes it.
 *
 * `next-auth-inside.test.ts` checks each of them against the installed version.
 */
import { randomBytes } from "node:crypto";
import type { NextApiRequest, NextApiResponse } from "next";
import NextAuth, { type NextAuthOptions, type TokenSet } from "next-auth";
import { sha256Hex } from "@/lib/platform/security/crypto";

export interface AuthRequest {
  method: "GET" | "POST";
  /** The path after `/api/auth/`. */
  action: string[];
  query?: Record<string, string>;
  body?: Record<string, string>;
  cookies: Record<string, string>;
}

export interface AuthAnswer {
  status: number;
  location: string | undefined;
  cookies: string[];
  body: unknown;
}

type Handler = (req: NextApiRequest, res: NextApiResponse, options: NextAuthOptions) => Promise<unknown>;

/** Depending on the loader, a CommonJS import is the function itself or a module that wraps it. */
const nextAuth = ((NextAuth as unknown as { default?: Handler }).default ?? NextAuth) as unknown as Handler;

/** Runs one action with the given request and cookies. */
export async function callNextAuth(call: AuthRequest, options: NextAuthOptions): Promise<AuthAnswer> {
  const answer: AuthAnswer = { status: 200, location: undefined, cookies: [], body: undefined };
  const request = {
    method: call.method,
    headers: {},
    query: { ...call.query, nextauth: call.action },
    body: call.method === "POST" ? call.body : undefined,
    cookies: call.cookies,
  };
  await nextAuth(request as unknown as NextApiRequest, recorder(answer), options);
  return answer;
}

/** Returns the call with a CSRF token that next-auth accepts as its own. */
export function vouchedFor(call: AuthRequest, options: NextAuthOptions): AuthRequest {
  const token = randomBytes(32).toString("hex");
  const name = `${options.useSecureCookies ? "__Host-" : ""}next-auth.csrf-token`;
  return {
    ...call,
    body: { ...call.body, csrfToken: token },
    cookies: { ...call.cookies, [name]: `${token}|${sha256Hex(`${token}${options.secret}`)}` },
  };
}

/** Whether a cookie, or its name, carries state, nonce or verifier from the start to the callback. */
export const isFlowCookie = (cookie: string): boolean =>
  /^(__Secure-)?next-auth\.(state|nonce|pkce\.code_verifier|callback-url)(?:=|$)/.test(cookie);

/** The claims of the checked ID token, which next-auth's `TokenSet` type leaves out. */
export const claimsOf = <Claims>(tokens: TokenSet): Claims =>
  (tokens as unknown as { claims(): Claims }).claims();

/** Records next-auth's answer. */
function recorder(answer: AuthAnswer): NextApiResponse {
  const response = {
    status(code: number) {
      answer.status = code;
      return response;
    },
    getHeader: (name: string) => (name.toLowerCase() === "set-cookie" ? answer.cookies : undefined),
    setHeader(name: string, value: string | string[]) {
      const key = name.toLowerCase();
      if (key === "set-cookie") answer.cookies = [value].flat();
      if (key === "location") answer.location = [value].flat()[0];
      return response;
    },
    json: (body: unknown) => void Object.assign(answer, { body }),
    send: (body: unknown) => void Object.assign(answer, { body }),
    end: () => undefined,
  };
  return response as unknown as NextApiResponse;
}
