import type { IncomingMessage } from "node:http";

const SIGNUP_PAGE = /^\/e\/([a-z0-9-]+)(?:\?|$)/;

/** What programs call themselves that open pages: search engines, previews of links, scanners, scripts. */
const ROBOT =
  /bot\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|embedly|scan|monitor|headless|lighthouse|curl|wget|python|java\/|go-http|okhttp|node|axios|undici/i;

/** Returns a person's visit to a show's signup page: no robot, nothing that is only loaded ahead, no form that was sent. */
export function signupVisit({
  method,
  url = "",
  headers,
}: Pick<IncomingMessage, "method" | "url" | "headers">): { slug: string; agent: string } | undefined {
  const slug = SIGNUP_PAGE.exec(url)?.[1];
  const agent = headers["user-agent"] ?? "";
  const isAhead = [headers.purpose, headers["sec-purpose"]].some((one) => String(one).includes("prefetch"));
  if (method !== "GET" || slug === undefined || headers.rsc !== undefined || isAhead) return undefined;
  return agent === "" || ROBOT.test(agent) ? undefined : { slug, agent };
}
