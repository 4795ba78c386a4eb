import { lowestRole, type Operation } from "@/lib/operation/operation";
import { db } from "@/lib/platform/database/db";
import { flushWriteBuffers } from "@/lib/platform/database/write-buffer";
import { newId } from "@/lib/platform/runtime/ids";
import { type Capability, issueCapability } from "@/lib/platform/security/capability";
import { capabilityCookieName } from "@/lib/platform/security/cookies";
import { atLeast, ROLES } from "@/lib/platform/security/roles";
import type { ApiOptions } from "@/test/support/api";
import { sample, send, shape } from "./calls";
import { NOWHERE } from "./foreign";
import { sessionOf } from "./page-populate";
import { isVisit, movesTheCaller, type PageWorld } from "./page-world";
import type { Rules } from "./rule";
import { rules } from "./rules";
import { subjectOf, VISITORS, type VisitorKind } from "./visitors";

const REFUSED = ["unauthorized", "insufficient_scope", "rate_limited"];
const MOVED = ["session_changed", "insufficient_scope", "unauthorized"];

const withHeaders = (who: ApiOptions, more: Record<string, string>): ApiOptions => ({
  ...who,
  headers: { ...who.headers, ...more },
});

const without = (who: ApiOptions, name: string): ApiOptions => {
  const { [name]: _left, ...headers } = who.headers ?? {};
  return { ...who, headers };
};

const REPLAY = "an identical call replays and a changed one conflicts";
const AUDIT = "a write leaves an audit row and every call a usage row";
const FOREIGN = "a foreign name reads like a random one";

/** Makes each of these calls and reports those with the wrong response. */
async function notAnswered(
  status: readonly number[],
  op: Operation,
  world: PageWorld,
  ways: [string, ApiOptions][],
  given = sample(op, world),
): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, who] of ways) {
    const answer = await send(op, world, given, { ...who, address: newId("ip") });
    if (!status.includes(answer.status)) problems.push(`${name}: ${shape(answer)}`);
  }
  return problems;
}

/** Cookies that are invalid for this operation: of another show or kind, expired or forged. */
function wrongCookies(kind: VisitorKind, op: Operation, world: PageWorld): [string, ApiOptions][] {
  const show = world.showFor(op);
  const other = world.otherShow(op);
  const right: Capability = {
    kind,
    eventId: show.event_id ?? "",
    subjectId: subjectOf(kind, show),
    version: 1,
    expiresAt: Math.floor(Date.now() / 1000) + 86_400,
  };
  const with_ = (token: string): ApiOptions =>
    withHeaders(world.who(op), { cookie: `${capabilityCookieName(kind, show.slug ?? "")}=${token}` });
  const made = (change: Partial<Capability>): ApiOptions => with_(issueCapability({ ...right, ...change }));
  const [body = "", mac = ""] = issueCapability(right).split(".");
  return [
    ["for another show", made({ eventId: other.event_id ?? "", subjectId: subjectOf(kind, other) })],
    ...VISITORS.filter((one) => one !== kind).map((one): [string, ApiOptions] => [
      `of a ${one}`,
      made({ kind: one, subjectId: subjectOf(one, show) }),
    ]),
    ["of a link that was replaced", made({ version: 0 })],
    ["of a link to come", made({ version: 2 })],
    ["that has ended", made({ expiresAt: 1 })],
    ["without its proof", with_(body)],
    ["with another proof", with_(`${body}.${mac.split("").reverse().join("")}`)],
  ];
}

/** Rules for operations called by our own pages, besides the general ones. */
export const pageRules: Rules<PageWorld> = {
  ...rules,

  [REPLAY]: {
    needs: "used",
    async look(op, world, first) {
      const { given, who, idempotencyKey, answer } = first;
      if (op.audience?.replay === "own") {
        const again = await send(op, world, given, who, { idempotencyKey });
        const isKept = "Idempotent-Replayed" in again.headers;
        return again.status === op.status && !isKept ? [] : [`${shape(answer)}, then ${shape(again)}`];
      }
      if (!movesTheCaller(op)) return rules[REPLAY].look(op, world, first);
      const again = await send(op, world, given, who, { idempotencyKey });
      const isRefused = MOVED.includes(again.json.error?.code);
      return answer.status === op.status && isRefused ? [] : [`${shape(answer)}, then ${shape(again)}`];
    },
  },

  [AUDIT]: {
    needs: "used",
    async look(op, world, first) {
      if (!op.audience) return rules[AUDIT].look(op, world, first);
      const requestId = first.answer.json.meta.request_id as string;
      await flushWriteBuffers();
      const [own, sums, usage] = await Promise.all([
        db().auditEntry.count({ where: { requestId } }),
        db().auditEntry.count({ where: { actorType: "audience", action: op.operationId ?? op.id } }),
        db().usageRow.count({ where: { requestId } }),
      ]);
      const isRight = own === 0 && usage === 0 && sums > 0 === (op.audience.audit === "sum");
      return isRight ? [] : [`${own} audit rows, ${sums} sums, ${usage} usage rows`];
    },
  },

  [FOREIGN]: {
    needs: "unused",
    async look(op, world) {
      if (!isVisit(op)) return rules[FOREIGN].look(op, world);
      if (op.access !== "public") return [];
      const who = without(world.who(op), "x-showrunner-as");
      const nowhere = { ...world.paramsFor(op), slug: NOWHERE, proposal: NOWHERE };
      const answer = await send(op, world, sample(op, world, nowhere), who);
      return answer.status === 404 ? [] : [`random address: ${shape(answer)}`];
    },
  },

  "without its cookie it answers 401": {
    needs: "unused",
    async look(op, world) {
      if (op.access === "public") return [];
      const who = world.who(op);
      return notAnswered([401], op, world, [
        ["without cookie", without(who, "cookie")],
        ["without name", without(who, "x-showrunner-as")],
        ["without both", {}],
      ]);
    },
  },

  "a page of someone else's cannot call it": {
    needs: "unused",
    async look(op, world) {
      const who = world.who(op);
      const bare = without(who, "origin");
      const ways: [string, ApiOptions][] = [
        ["a foreign origin", withHeaders(who, { origin: "https://evil.example" })],
        ["the origin null", withHeaders(who, { origin: "null" })],
        ["the same site", withHeaders(who, { "sec-fetch-site": "same-site" })],
        ["another site", withHeaders(bare, { "sec-fetch-site": "cross-site" })],
      ];
      if (op.method !== "GET") ways.push(["no origin", bare]);
      return notAnswered([401], op, world, ways);
    },
  },

  "a key does not open it": {
    needs: "unused",
    async look(op, world) {
      if (op.access === "api" || op.access === "public") return [];
      const answer = await send(op, world, sample(op, world), { key: world.key });
      return REFUSED.includes(answer.json.error?.code) ? [] : [`answered ${shape(answer)}`];
    },
  },

  "a lower role is refused": {
    needs: "any",
    async look(op, world) {
      if (op.access !== "session") return [];
      const problems: string[] = [];
      for (const role of ROLES.filter((one) => !atLeast(one, lowestRole(op)))) {
        const who = sessionOf(await world.colleagueFor(op, role), "test");
        const answer = await send(op, world, sample(op, world), who);
        if (answer.json.error?.code !== "insufficient_scope") problems.push(`${role}: ${shape(answer)}`);
      }
      return problems;
    },
  },

  "a page that was drawn for someone else is told so": {
    needs: "unused",
    async look(op, world) {
      if (isVisit(op)) return [];
      const person = world.personFor(op);
      const problems: string[] = [];
      const others = [`${newId("wsp")}:${person.user.id}`, `${person.workspaceId}:${newId("usr")}`];
      for (const drawnFor of others) {
        const who = { headers: person.headers(`session:test:${drawnFor}`) };
        const answer = await send(op, world, sample(op, world), who);
        if (answer.json.error?.code !== "session_changed") problems.push(`answered ${shape(answer)}`);
      }
      return problems;
    },
  },

  "a link opens its own show only": {
    needs: "unused",
    async look(op, world) {
      if (!isVisit(op) || op.access === "public") return [];
      const problems: string[] = [];
      const who = world.who(op);
      for (const slug of [world.otherShow(op).slug ?? "", NOWHERE]) {
        const given = sample(op, world, { ...world.paramsFor(op), slug });
        const names = [who.headers?.["x-showrunner-as"] ?? "", `${op.access}:${slug}`];
        const ways = names.map((as): [string, ApiOptions] => [
          as,
          withHeaders(who, { "x-showrunner-as": as }),
        ]);
        problems.push(...(await notAnswered([401, 404], op, world, ways, given)));
      }
      return problems;
    },
  },

  "a cookie that is not for it does not open it": {
    needs: "unused",
    async look(op, world) {
      const kind = VISITORS.find((one) => one === op.access);
      return kind ? notAnswered([401], op, world, wrongCookies(kind, op, world)) : [];
    },
  },

  "the cookies it sets are the server's alone": {
    needs: "used",
    async look(_op, _world, { answer }) {
      const isOurs = (line: string) =>
        /; Path=\/; HttpOnly; SameSite=Lax(;|$)/.test(line) && !/; Domain=/i.test(line);
      return answer.cookies.filter((line) => !isOurs(line)).map((line) => `sets ${line}`);
    },
  },
};
