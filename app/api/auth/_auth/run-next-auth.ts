import { createHash, randomBytes } from "node:crypto";
import type { NextApiRequest, NextApiResponse } from "next";
import NextAuth from "next-auth";
import { derivedSecret } from "@/lib/platform/security/crypto";
import type { Browser } from "./adapter";
import { authOptions } from "./options";

export interface AuthCall {
  method: "GET" | "POST";
  /** What follows `/api/auth/`. */
  action: string[];
  query?: Record<string, string>;
  body?: Record<string, string>;
  cookies: Record<string, string>;
  browser: Browser;
}

export interface AuthAnswer {
  status: number;
  location: string | undefined;
  cookies: string[];
  body: unknown;
}

type Handler = (req: NextApiRequest, res: NextApiResponse, options: unknown) => Promise<unknown>;

/** CommonJS reaches us as the function or as a module around it, by who loads it. */
const nextAuth = ((NextAuth as unknown as { default?: Handler }).default ?? NextAuth) as unknown as Handler;

/**
 * Runs one action of next-auth outside of Next's own request. The caller has checked where the request came from;
 * next-auth's own token against forgery is therefore made here rather than kept in another cookie.
 */
export async function runNextAuth(call: AuthCall): Promise<AuthAnswer> {
  const token = randomBytes(32).toString("hex");
  const proof = createHash("sha256")
    .update(`${token}${derivedSecret("auth")}`)
    .digest("hex");
  const answer: AuthAnswer = { status: 200, location: undefined, cookies: [], body: undefined };
  const request = {
    method: call.method,
    headers: {},
    query: { ...call.query, nextauth: call.action },
    body: call.method === "POST" ? { ...call.body, csrfToken: token } : undefined,
    cookies: { ...call.cookies, [csrfCookie()]: `${token}|${proof}` },
  };
  await nextAuth(request as unknown as NextApiRequest, recorder(answer), authOptions(call.browser));
  return answer;
}

const csrfCookie = (): string =>
  authOptions({ userAgent: "", address: "" }).useSecureCookies
    ? "__Host-next-auth.csrf-token"
    : "next-auth.csrf-token";

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
