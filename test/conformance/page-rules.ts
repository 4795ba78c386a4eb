import { leastRole } from "@/lib/operation/operation";
import { newId } from "@/lib/platform/runtime/ids";
import { atLeast, ROLES } from "@/lib/platform/security/roles";
import type { ApiOptions } from "@/test/support/api";
import { colleague, sessionOf } from "./page-populate";
import { isVisit, type PageWorld } from "./page-world";
import { type Rule, rules, sample, send, shape } from "./rules";

const REFUSED = ["unauthorized", "insufficient_scope", "rate_limited"];

const without = (who: ApiOptions, name: string): ApiOptions => {
  const { [name]: _left, ...headers } = who.headers ?? {};
  return { ...who, headers };
};

const REPLAY = "an identical call replays and a changed one conflicts";
const FOREIGN = "a foreign name reads like a random one";
const NOWHERE = "no-such-show-x1y2z3";

/** After these the caller is somewhere else, or less than before, and no longer the one who may be answered again. */
const MOVES_THE_CALLER = ["switchWorkspace", "openWorkspace", "leaveWorkspace", "transferWorkspace"];

/** What holds for an operation that our own pages call, besides what holds for all. */
export const pageRules: Record<string, Rule<PageWorld>> = {
  ...rules,

  [REPLAY]: async (op, world) => {
    if (!MOVES_THE_CALLER.includes(op.id)) return (await rules[REPLAY]?.(op, world)) ?? ["no such rule"];
    const next = await world.fresh(op);
    const idempotencyKey = newId("idem");
    const first = await send(op, sample(op, next), next.who(op), { idempotencyKey });
    const again = await send(op, sample(op, next), next.who(op), { idempotencyKey });
    const isRefused = ["session_changed", "insufficient_scope", "unauthorized"].includes(
      again.json.error?.code,
    );
    return first.status === op.status && isRefused ? [] : [`${shape(first)}, then ${shape(again)}`];
  },

  [FOREIGN]: async (op, world) => {
    if (!isVisit(op)) return (await rules[FOREIGN]?.(op, world)) ?? ["no such rule"];
    if (op.access !== "public") return [];
    const { "x-showrunner-as": _named, ...headers } = world.who(op).headers ?? {};
    const answer = await send(op, sample(op, world, { ...world.paramsFor(op), slug: NOWHERE }), { headers });
    return answer.status === 404 ? [] : [`random slug: ${shape(answer)}`];
  },

  "without its cookie it answers 401": async (op, world) => {
    if (op.access === "public") return [];
    const who = world.who(op);
    const problems: string[] = [];
    for (const [lacking, given] of [
      ["cookie", without(who, "cookie")],
      ["name", without(who, "x-showrunner-as")],
      ["both", { address: newId("ip") }],
    ] as const) {
      const answer = await send(op, sample(op, world), { ...given, address: newId("ip") });
      if (answer.status !== 401) problems.push(`without ${lacking}: ${shape(answer)}`);
    }
    return problems;
  },

  "a page of somebody else's cannot call it": async (op, world) => {
    const who = world.who(op);
    const problems: string[] = [];
    const bare = without(who, "origin");
    const foreign: [string, ApiOptions][] = [
      ["foreign", { ...who, headers: { ...who.headers, origin: "https://evil.example" } }],
      ["null", { ...who, headers: { ...who.headers, origin: "null" } }],
      ["same site", { ...who, headers: { ...who.headers, "sec-fetch-site": "same-site" } }],
      ["cross site", { ...bare, headers: { ...bare.headers, "sec-fetch-site": "cross-site" } }],
    ];
    if (op.method !== "GET") foreign.push(["no", bare]);
    for (const [name, given] of foreign) {
      const answer = await send(op, sample(op, world), { ...given, address: newId("ip") });
      if (answer.status !== 401) problems.push(`with the origin "${name}": ${shape(answer)}`);
    }
    return problems;
  },

  "a key does not open it": async (op, world) => {
    if (op.access === "api" || op.access === "public") return [];
    const answer = await send(op, sample(op, world), { key: world.key });
    return REFUSED.includes(answer.json.error?.code) ? [] : [`answered ${shape(answer)}`];
  },

  "a lower role is refused": async (op, world) => {
    if (op.access !== "session") return [];
    const problems: string[] = [];
    for (const role of ROLES.filter((one) => !atLeast(one, leastRole(op)))) {
      const who = sessionOf(await colleague(world.person, role), "test");
      const answer = await send(op, sample(op, world), who);
      if (answer.json.error?.code !== "insufficient_scope") problems.push(`${role}: ${shape(answer)}`);
    }
    return problems;
  },

  "a page that was drawn for somebody else is told so": async (op, world) => {
    if (isVisit(op)) return [];
    const { person } = world;
    const problems: string[] = [];
    for (const drawnFor of [`${newId("wsp")}:${person.user.id}`, `${person.workspaceId}:${newId("usr")}`]) {
      const answer = await send(op, sample(op, world), {
        headers: person.headers(`session:test:${drawnFor}`),
      });
      if (answer.json.error?.code !== "session_changed") problems.push(`answered ${shape(answer)}`);
    }
    return problems;
  },

  "a link opens its own show only": async (op, world) => {
    if (!isVisit(op) || op.access === "public") return [];
    const { onAir, quiet } = world.shows;
    const problems: string[] = [];
    for (const slug of [onAir.slug, quiet.slug, NOWHERE]) {
      if (slug === world.paramsFor(op).slug) continue;
      const given = sample(op, world, { ...world.paramsFor(op), slug });
      const { headers } = world.who(op);
      for (const as of [headers?.["x-showrunner-as"] ?? "", `${op.access}:${slug}`]) {
        const answer = await send(op, given, { headers: { ...headers, "x-showrunner-as": as } });
        if (answer.status !== 401 && answer.status !== 404) problems.push(`${as}: ${shape(answer)}`);
      }
    }
    return problems;
  },
};
