/**
 * What we use of next-auth that it does not promise to keep. Seen in 4.24:
 *
 * - its token against forgery: a cookie `token|sha256(token + secret)` beside the same token in the form;
 * - the names of the cookies in which it keeps state, nonce and verifier between a start and its callback;
 * - the request and response it works with, of which it takes and sets only some members;
 * - what it hands to a provider's `userinfo.request`: tokens whose `claims()` are those of the checked ID token;
 * - that a link's token is looked up by `sha256(token + secret)`, as `signInTokenHash` makes it.
 *
 * `next-auth-inside.test.ts` holds each of them against the installed version.
 */
import { randomBytes } from "node:crypto";
import type { NextApiRequest, NextApiResponse } from "next";
import NextAuth, { type NextAuthOptions, type TokenSet } from "next-auth";
import { sha256Hex } from "@/lib/platform/security/crypto";

export interface AuthRequest {
  method: "GET" | "POST";
  /** What follows `/api/auth/`. */
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

/** CommonJS reaches us as the function or as a module around it, by who loads it. */
const nextAuth = ((NextAuth as unknown as { default?: Handler }).default ?? NextAuth) as unknown as Handler;

/** Runs one action, with the request and the cookies as they are given. */
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

/** The call with a token against forgery that next-auth takes for its own. */
export function vouchedFor(call: AuthRequest, options: NextAuthOptions): AuthRequest {
  const token = randomBytes(32).toString("hex");
  const name = `${options.useSecureCookies ? "__Host-" : ""}next-auth.csrf-token`;
  return {
    ...call,
    body: { ...call.body, csrfToken: token },
    cookies: { ...call.cookies, [name]: `${token}|${sha256Hex(`${token}${options.secret}`)}` },
  };
}

/** Cookies, or their names, that carry state, nonce and verifier from the start to the callback. */
export const isFlowCookie = (cookie: string): boolean =>
  /^(__Secure-)?next-auth\.(state|nonce|pkce\.code_verifier|callback-url)(?:=|$)/.test(cookie);

/** The claims of the checked ID token, which next-auth's type of tokens leaves out. */
export const claimsOf = <Claims>(tokens: TokenSet): Claims =>
  (tokens as unknown as { claims(): Claims }).claims();

/** Takes down what next-auth answers. */
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
