import { keyPrincipal } from "@/lib/modules/developers/keys";
import type { Operation } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import { env } from "@/lib/platform/runtime/env";
import type { Principal } from "@/lib/platform/security/principal";
import { DOORS } from "@/lib/stage/show-roles";
import type { ApiRequest } from "../wire/request";
import { bearerPrincipal } from "./bearer-principal";
import { failedAuth } from "./failed-auth";
import { sessionPrincipal } from "./session-principal";
import { type VisitorKind, visitorPrincipal } from "./visitor-principal";

export interface Caller {
  principal: Principal;
  /** http, dashboard, studio, page */
  source: string;
}

/**
 * Finds out who is calling. A bearer key speaks for itself. A page says in `X-Showrunner-As` which of its
 * cookies it means: `session:{test|live}` with the workspace and the person it was drawn for behind it, or
 * `host|guest|attendee|public:{slug}`; that header is also what a foreign site cannot send.
 * Throws `unauthorized`, `session_changed`, `account_inactive` or `rate_limited`.
 */
export async function authenticate(
  request: ApiRequest,
  op: Operation,
  params: Record<string, string>,
): Promise<Caller> {
  const bearer = request.headers.authorization;
  if (bearer !== undefined)
    return { principal: await bearerPrincipal(bearer, request.address, keyPrincipal), source: "http" };
  const as =
    request.headers["x-showrunner-as"] ??
    (op.access === "public" && params.slug ? `public:${params.slug}` : undefined);
  if (as === undefined) throw failedAuth(request.address, new Problem("unauthorized"));
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
  throw new Problem("unauthorized");
}

const isVisitor = (kind: string): kind is VisitorKind =>
  kind === "public" || (DOORS as readonly string[]).includes(kind);

const splitOnce = (value: string): [string, string] => {
  const at = value.indexOf(":");
  return at < 0 ? [value, ""] : [value.slice(0, at), value.slice(at + 1)];
};

/** A visitor's principal is good for the event it names and for nothing else. */
function holdToEvent(slug: string, params: Record<string, string>): void {
  if (params.slug !== slug) throw new Problem("unauthorized", "This link is for another show.");
}

/** Cookies come along on their own, so a changing request must prove that it was sent by our own page. */
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
