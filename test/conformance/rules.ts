import type { z } from "zod";
import { isMutation, keyRule, type Operation, prefixesOf } from "@/lib/operation/operation";
import { db } from "@/lib/platform/database/db";
import { newId, newUuid } from "@/lib/platform/runtime/ids";
import { type ApiAnswer, type ApiOptions, api } from "@/test/support/api";
import type { World } from "./world";

/** Looks at one operation in a world and says in sentences what it finds wrong. */
export type Rule<W extends World = World> = (op: Operation, world: W) => Promise<string[]>;

/** Answered to anybody, outside of all accounts: neither counted nor charged. */
export const isOpen = (op: Operation): boolean => op.scope === "public" && op.access === "api";

/** Visits of a show's audience are no usage of the workspace's. */
const isMetered = (op: Operation): boolean => op.scope !== "public";

export interface Sample {
  url: string;
  body: Record<string, unknown> | undefined;
}

/** A request for the operation, from its first example, with the world's own names in the path. */
export function sample(
  op: Operation,
  world: World,
  params: Record<string, string> = world.paramsFor(op),
): Sample {
  const prefix = world.prefix ?? prefixesOf(op)[0] ?? "/v1";
  const example = world.inputFor(op);
  const path = op.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(params[name] ?? "missing"),
  );
  const query = new URLSearchParams();
  for (const name of Object.keys(op.query.shape))
    if (example[name] !== undefined) query.set(name, String(example[name]));
  const names = new Set([...Object.keys(op.params.shape), ...Object.keys(op.query.shape)]);
  const body = Object.fromEntries(Object.entries(example).filter(([name]) => !names.has(name)));
  const search = query.toString();
  return {
    url: `${prefix}${path}${search ? `?${search}` : ""}`,
    body: isMutation(op) || op.body ? body : undefined,
  };
}

export const send = (
  op: Operation,
  { url, body }: Sample,
  who: ApiOptions,
  more: ApiOptions = {},
): Promise<ApiAnswer> =>
  api(op.method, url, { ...who, body, ...more, headers: { ...who.headers, ...more.headers } });

export const shape = (answer: ApiAnswer): string => {
  const { meta: _meta, ...rest } = answer.json;
  return `${answer.status} ${JSON.stringify(rest)}`;
};

/** All tables but those in which every call leaves a trace, dry or not: usage and request log. */
async function rowCounts(): Promise<Map<string, number>> {
  const tables = await db().$queryRawUnsafe<{ name: string }[]>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename !~ '^(usage_|request_detail|_prisma_migrations)'",
  );
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const [row] = await db().$queryRawUnsafe<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM "${name}"`,
    );
    counts.set(name, row?.count ?? 0);
  }
  return counts;
}

export const rules: Record<string, Rule> = {
  "its example works and has the declared shape": async (op, world) => {
    const next = await world.fresh(op);
    const answer = await send(op, sample(op, next), next.who(op));
    if (answer.status !== op.status) return [`answered ${shape(answer)}`];
    if (op.raw) return [];
    const schema = ("list" in op.output ? op.output.list.array() : op.output) as z.ZodType;
    const parsed = schema.safeParse(answer.json.data);
    const problems = parsed.success
      ? []
      : parsed.error.issues.map((issue) => `output ${issue.path.join(".")}: ${issue.message}`);
    if ("list" in op.output && answer.json.meta.next_cursor === undefined)
      problems.push("a list without meta.next_cursor");
    if (op.versioned && !Number.isInteger(answer.json.meta.version))
      problems.push("versioned without meta.version");
    if (answer.json.meta.request_id !== answer.headers["X-Request-Id"])
      problems.push("request id differs from its header");
    return problems;
  },

  "a foreign name reads like a random one": async (op, world) => {
    const problems: string[] = [];
    for (const name of Object.keys(op.params.shape)) {
      const own = world.paramsFor(op);
      const random =
        name === "id"
          ? newUuid()
          : name === "slug"
            ? "no-such-show-x1y2z3"
            : newId((own[name] ?? "x_").split("_")[0] ?? "x");
      const expected = await send(op, sample(op, world, { ...own, [name]: random }), world.who(op));
      if (expected.status !== 404) problems.push(`random ${name}: ${shape(expected)}`);
      for (const [where, foreign] of [
        ["workspace", world.foreign],
        ["environment", world.otherEnvironment],
      ] as const) {
        const theirs = foreign[name];
        if (theirs === undefined) continue;
        const answer = await send(op, sample(op, world, { ...own, [name]: theirs }), world.who(op));
        if (shape(answer) !== shape(expected))
          problems.push(`${name} of another ${where}: ${shape(answer)}, random: ${shape(expected)}`);
      }
    }
    return problems;
  },

  "unknown fields and parameters are refused": async (op, world) => {
    if (isOpen(op)) return [];
    const given = sample(op, world);
    const problems: string[] = [];
    const withQuery = await send(
      op,
      { ...given, url: `${given.url}${given.url.includes("?") ? "&" : "?"}surprise=1` },
      world.who(op),
    );
    if (withQuery.json.error?.fields?.surprise !== "unknown_field")
      problems.push(`query: ${shape(withQuery)}`);
    if (given.body) {
      const withBody = await send(op, { ...given, body: { ...given.body, surprise: 1 } }, world.who(op));
      if (withBody.json.error?.fields?.surprise !== "unknown_field")
        problems.push(`body: ${shape(withBody)}`);
    }
    return problems;
  },

  "an identical call replays and a changed one conflicts": async (op, world) => {
    if (!isMutation(op)) return [];
    const next = await world.fresh(op);
    const given = sample(op, next);
    const idempotencyKey = newId("idem");
    const first = await send(op, given, next.who(op), { idempotencyKey });
    const again = await send(op, given, next.who(op), { idempotencyKey });
    const changed = await send(op, { ...given, body: { ...given.body, reason: "changed" } }, next.who(op), {
      idempotencyKey,
    });
    const problems: string[] = [];
    if (first.status >= 300) problems.push(`first: ${shape(first)}`);
    if (again.text !== first.text || again.headers["Idempotent-Replayed"] !== "true")
      problems.push(`replay: ${shape(again)}`);
    if (changed.json.error?.code !== "idempotency_conflict") problems.push(`changed: ${shape(changed)}`);
    return problems;
  },

  "the key is demanded where the table says so": async (op, world) => {
    if (!isMutation(op)) return [];
    const prefix = world.prefix ?? prefixesOf(op)[0] ?? "/v1";
    const next = await world.fresh(op);
    const answer = await send(op, sample(op, next), next.who(op), { idempotencyKey: null });
    const refused = answer.json.error?.fields?.["Idempotency-Key"] === "required";
    return refused === (keyRule(op, prefix) === "required") ? [] : [`without a key: ${shape(answer)}`];
  },

  "a dry run writes nothing": async (op, world) => {
    if (!isMutation(op)) return [];
    const next = await world.fresh(op);
    const given = sample(op, next);
    const before = await rowCounts();
    const answer = await send(op, { ...given, body: { ...given.body, dry_run: true } }, next.who(op));
    const after = await rowCounts();
    const problems = [...after]
      .filter(([name, count]) => before.get(name) !== count)
      .map(([name]) => `rows of ${name} changed`);
    if (answer.status !== op.status || answer.json.meta.dry_run !== true)
      problems.push(`answered ${shape(answer)}`);
    if (typeof answer.json.meta.quote?.cost_usd !== "number") problems.push("no quote");
    return problems;
  },

  "a write leaves an audit row and every call a usage row": async (op, world) => {
    if (isOpen(op)) return [];
    const next = await world.fresh(op);
    const answer = await send(op, sample(op, next), next.who(op));
    const requestId = answer.json.meta.request_id as string;
    const [audits, usage] = await Promise.all([
      db().auditEntry.count({ where: { requestId } }),
      db().usageRow.count({ where: { requestId } }),
    ]);
    const problems: string[] = [];
    if (isMutation(op) && audits < 1) problems.push("no audit row");
    if (!isMutation(op) && audits > 0) problems.push("a read wrote an audit row");
    if (usage !== (isMetered(op) ? 1 : 0)) problems.push(`${usage} usage rows`);
    return problems;
  },

  "a stale version conflicts": async (op, world) => {
    if (!op.versioned || !isMutation(op)) return [];
    const next = await world.fresh(op);
    const given = sample(op, next);
    const answer = await send(
      op,
      { ...given, body: { ...given.body, expected_version: 999_999 } },
      next.who(op),
    );
    return answer.json.error?.code === "version_conflict" ? [] : [`answered ${shape(answer)}`];
  },

  "malformed bodies get an envelope and change nothing": async (op, world) => {
    if (!isMutation(op)) return [];
    const { url } = sample(op, world);
    const deep = `${'{"a":'.repeat(40)}1${"}".repeat(40)}`;
    const bad = [
      "{",
      "[]",
      '"x"',
      "null",
      '{"__proto__":{}}',
      '{"a":1,"a":2}',
      '{"reason":"\\ud800"}',
      '{"reason":"\\u0000"}',
      deep,
      "\ufeff{}x",
    ];
    const problems: string[] = [];
    for (const rawBody of bad) {
      const answer = await send(op, { url, body: undefined }, world.who(op), { rawBody });
      if (answer.status !== 400 || answer.json.error?.code !== "validation_error")
        problems.push(`${rawBody.slice(0, 20)}: ${shape(answer)}`);
    }
    const wrongType = await send(op, { url, body: undefined }, world.who(op), {
      rawBody: "a=b",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    if (wrongType.status !== 415) problems.push(`form: ${shape(wrongType)}`);
    return problems;
  },
};
