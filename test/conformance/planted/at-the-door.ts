import type { ApiRequest } from "@/lib/api/wire/request";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { type Capability, issueCapability, studioKey } from "@/lib/platform/security/capability";
import type { Principal } from "@/lib/platform/security/principal";
import { CALLER_KINDS, type CallerKind, subjectOf, type VisitorKind } from "../visitors";
import { type Flaw, ok, type Rightful, type Tamper, type Verb } from "./flaw";

const withHeaders = (sent: ApiRequest, more: ApiRequest["headers"]): ApiRequest => ({
  ...sent,
  headers: { ...sent.headers, ...more },
});

/** Treats callers without these headers as the rightful caller. */
const madeUp = (...names: string[]): Tamper => ({
  request: (sent, { headers }) =>
    names.every((name) => sent.headers[name] === undefined) ? withHeaders(sent, headers) : sent,
});

const fromAnywhere: Tamper = {
  request: (sent) =>
    withHeaders(sent, { origin: new URL(env().PUBLIC_URL).origin, "sec-fetch-site": undefined }),
};

const notEmittedForWhom: Tamper = {
  request: (sent) => withHeaders(sent, { "x-showrunner-as": "session:test" }),
};

const anyone: Tamper = { anyone: true };

const namedShow = (sent: ApiRequest): string => sent.headers["x-showrunner-as"]?.split(":")[1] ?? "";

/** Doesn't compare the show in the path with the cookie's. */
const anyShow: Tamper = { slug: namedShow };

type Part = "kind" | "eventId" | "version" | "expiresAt" | "proof";

/** Trusts the cookie for one part and checks all others. */
const trusting = (kind: VisitorKind, part: Part): Tamper => ({
  request(sent, { show }) {
    const { cookie = "" } = sent.headers;
    const [name = "", token = ""] = cookie.split("=");
    const [body = ""] = token.split(".");
    const given = read(body);
    if (!given) return sent;
    return withHeaders(sent, { cookie: `${name}=${issueCapability(mended(given, kind, part, show))}` });
  },
});

function read(body: string): Capability | undefined {
  try {
    const [kind, eventId, subjectId, version, expiresAt] = JSON.parse(
      Buffer.from(body, "base64url").toString(),
    );
    return { kind, eventId, subjectId, version, expiresAt };
  } catch {
    return undefined;
  }
}

function mended(given: Capability, kind: VisitorKind, part: Part, show: Rightful["show"]): Capability {
  const own = { subjectId: subjectOf(kind, show) };
  const right = {
    kind: { kind, ...own },
    eventId: { eventId: show.event_id ?? "", ...own },
    version: { version: 1 },
    expiresAt: { expiresAt: Math.floor(Date.now() / 1000) + 60 },
    proof: {},
  }[part];
  return { ...given, ...right };
}

const PUBLIC: Principal = {
  actor: { type: "public", id: "public", name: "" },
  workspaceId: "none",
  environment: "test",
  scopes: new Set(),
  plan: "free",
  clientIds: [],
};

const withoutAttributes: Tamper = {
  execute: async (run, ...call) => ({
    ...(await run(...call)),
    cookies: ["showrunner-host-abcdef=1; Path=/"],
  }),
};

/** Returns all participants of any show in the same workspace. */
const othersToo: Verb = async ({ workspaceId }) => {
  const guests = await db().guest.findMany({ where: { event: { workspaceId } } });
  return { ...ok, found: guests.map(({ id }) => id) };
};

const studioLink: Verb = async (_ctx, { slug }) => {
  const event = await db().event.findUniqueOrThrow({ where: { slug } });
  return { ...ok, found: [studioKey(event.id, event.studioKeyVersion)] };
};

const NO_KEY = "without a key it answers 401";
const NO_SCOPE = "without its scope it answers 403";
const CALL_KEY = "a key for sales calls works for nothing else";
const OPENAPI = "it is described in OpenAPI";
const FOREIGN = "a foreign name reads like a random one";
const ANSWER = "its answer holds nothing of anyone else's";
const NO_COOKIE = "without its cookie it answers 401";
const ORIGIN = "a page of someone else's cannot call it";
const BY_KEY = "a key does not open it";
const ROLE = "a lower role is refused";
const DRAWN_FOR = "a page that was drawn for someone else is told so";
const OWN_SHOW = "a link opens its own show only";
const WRONG_COOKIE = "a cookie that is not for it does not open it";
const COOKIES = "the cookies it sets are the server's alone";

const ALL_ORIGINS = /foreign origin: 200.*null: 200.*same site: 200.*another site: 200.*no origin: 200/;
const get = { method: "GET" };

/** What can be wrong with access, or with what callers receive. */
const CALLERS: Flaw[] = [
  { name: "no-key", on: "key", rule: NO_KEY, says: /200/, tamper: madeUp("authorization") },
  { name: "no-scope", on: "key", rule: NO_SCOPE, says: /200/, tamper: anyone },
  { name: "any-call-key", on: "key", rule: CALL_KEY, says: /200/, tamper: anyone },
  { name: "mute", on: "key", rule: OPENAPI, says: /no summary/, declared: { ...get, summary: "" } },
  {
    name: "no-cookie",
    on: "session",
    rule: NO_COOKIE,
    says: /without cookie: 200/,
    tamper: madeUp("cookie"),
  },
  {
    name: "no-name",
    on: "session",
    rule: NO_COOKIE,
    says: /without name: 200/,
    tamper: madeUp("x-showrunner-as"),
  },
  {
    name: "no-cookie-host",
    on: "host",
    rule: NO_COOKIE,
    says: /without cookie: 200/,
    tamper: madeUp("cookie"),
  },
  { name: "any-origin", on: "session", rule: ORIGIN, says: ALL_ORIGINS, tamper: fromAnywhere },
  {
    name: "any-origin-read",
    on: "session",
    rule: ORIGIN,
    says: /origin: 200/,
    declared: get,
    tamper: fromAnywhere,
  },
  { name: "any-origin-host", on: "host", rule: ORIGIN, says: ALL_ORIGINS, tamper: fromAnywhere },
  { name: "any-origin-public", on: "public", rule: ORIGIN, says: ALL_ORIGINS, tamper: fromAnywhere },
  { name: "by-key", on: "session", rule: BY_KEY, says: /200/, tamper: anyone },
  { name: "by-key-guest", on: "guest", rule: BY_KEY, says: /200/, tamper: anyone },
  {
    name: "any-role",
    on: "session",
    rule: ROLE,
    says: /admin.*member.*viewer/,
    declared: { role: "owner" },
    tamper: anyone,
  },
  {
    name: "any-role-read",
    on: "session",
    rule: ROLE,
    says: /member.*viewer/,
    declared: { ...get, role: "admin" },
    tamper: anyone,
  },
  { name: "low-role", on: "session", rule: ROLE, says: /viewer/, tamper: anyone },
  { name: "untold", on: "session", rule: DRAWN_FOR, says: /200.*200/, tamper: notEmittedForWhom },
  { name: "any-show-public", on: "public", rule: FOREIGN, says: /random address/, tamper: { as: PUBLIC } },
  { name: "tells-guest", on: "guest", rule: ANSWER, says: /tells gst_/, declared: get, verb: othersToo },
  { name: "tells-public", on: "public", rule: ANSWER, says: /tells/, declared: get, verb: studioLink },
  { name: "open-cookie", on: "public", rule: COOKIES, says: /sets/, tamper: withoutAttributes },
];

const PARTS: Record<Part, RegExp> = {
  kind: /of a (host|guest|attendee|watcher): 200/,
  eventId: /for another show: 200/,
  version: /was replaced: 200.*to come: 200/,
  expiresAt: /has ended: 200/,
  proof: /without its proof: 200.*another proof: 200/,
};

const ofVisitor = (on: CallerKind): Flaw[] => [
  { name: `${on}-any-show`, on, rule: OWN_SHOW, says: new RegExp(`${on}:.*200`), tamper: anyShow },
  ...Object.entries(PARTS).map(([part, says]): Flaw => {
    const tamper = trusting(on, part as Part);
    return { name: `${on}-any-${part.toLowerCase()}`, on, rule: WRONG_COOKIE, says, tamper };
  }),
];

export const doorFlaws: Flaw[] = [...CALLERS, ...CALLER_KINDS.flatMap(ofVisitor)];
