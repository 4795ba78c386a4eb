import { keyPrincipal } from "@/lib/modules/developers/keys";
import type { Operation } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import { env } from "@/lib/platform/runtime/env";
import type { Principal } from "@/lib/platform/security/principal";
import { DOORS } from "@/lib/stage/show-roles";
import type { ApiRequest } from "../wire/request";
import { bearerPrincipal, noKey } from "./bearer-principal";
import { failedAuth } from "./failed-auth";
import { proposalPrincipal } from "./proposal-principal";
import { sessionPrincipal } from "./session-principal";
import { type VisitorKind, visitorPrincipal } from "./visitor-principal";

export interface Caller {
  principal: Principal;
  /** One of http, dashboard, studio, page. */
  source: string;
}

/**
 * Authenticates a call. A bearer key identifies itself. A page names the cookie that it means in
 * `X-Showrunner-As`: `session:{test|live}`, followed by the workspace and the person that the page was
 * rendered for, or `host|guest|attendee|public:{slug}`, or `proposal:{token}`. Foreign sites can't send that
 * header. Throws `unauthorized`, `session_changed`, `account_inactive` or `rate_limited`.
 */
export async function authenticate(
  request: ApiRequest,
  op: Operation,
  params: Record<string, string>,
): Promise<Caller> {
  const bearer = request.headers.authorization;
  if (bearer !== undefined)
    return { principal: await bearerPrincipal(bearer, request.address, keyPrincipal), source: "http" };
  const as = request.headers["x-showrunner-as"] ?? (op.access === "public" ? openPage(params) : undefined);
  if (as === undefined) throw failedAuth(request.address, noKey("No API key was sent."));
  checkOrigin(request);
  const [kind, detail = ""] = splitOnce(as);
  if (kind === "session") {
    const [environment, workspaceId, userId] = detail.split(":");
    if (environment !== "test" && environment !== "live") throw new Problem("unauthorized");
    const principal = await sessionPrincipal(request.headers.cookie, environment, { workspaceId, userId });
    return { principal: { ...principal, address: request.address }, source: "dashboard" };
  }
  if (isVisitor(kind)) {
    const principal = await visitorPrincipal(kind, detail, request.headers.cookie, request.address);
    holdToEvent(detail, params);
    return {
      principal: { ...principal, address: request.address },
      source: kind === "host" ? "studio" : "page",
    };
  }
  if (kind === "proposal") {
    if (params.proposal !== detail) throw new Problem("unauthorized", "This link is for another proposal.");
    return { principal: await proposalPrincipal(detail, request.address), source: "page" };
  }
  throw new Problem("unauthorized");
}

/** A page that needs no cookie: its address says what it's for. */
const openPage = ({ slug, proposal }: Record<string, string>): string | undefined =>
  slug ? `public:${slug}` : proposal ? `proposal:${proposal}` : undefined;

const isVisitor = (kind: string): kind is VisitorKind =>
  kind === "public" || (DOORS as readonly string[]).includes(kind);

const splitOnce = (value: string): [string, string] => {
  const at = value.indexOf(":");
  return at < 0 ? [value, ""] : [value.slice(0, at), value.slice(at + 1)];
};

/** A visitor's principal is valid only for the event that it names. */
function holdToEvent(slug: string, params: Record<string, string>): void {
  if (params.slug !== slug) throw new Problem("unauthorized", "This link is for another show.");
}

/**
 * Browsers attach cookies to any request, so a request that changes something must prove that it comes from
 * one of our pages.
 */
function checkOrigin(request: ApiRequest): void {
  const { origin, "sec-fetch-site": site } = request.headers;
  const own = new URL(env().PUBLIC_URL).origin;
  if (site === "cross-site" || site === "same-site") throw foreign();
  if (origin !== undefined ? origin === own : site === "same-origin" || isLook(request.method)) return;
  throw foreign();
}

const isLook = (method: string): boolean => method === "GET" || method === "HEAD";

const foreign = (): Problem =>
  new Problem("unauthorized", "This request didn't come from Showrunner's own pages.");
