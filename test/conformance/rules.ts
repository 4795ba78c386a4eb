import type { z } from "zod";
import { openapiDocument } from "@/lib/api/openapi";
import { isMutation, keyRule, type Operation, prefixesOf } from "@/lib/api/operation";
import { db } from "@/lib/platform/db";
import { newId, newUuid } from "@/lib/platform/ids";
import { SCOPES } from "@/lib/platform/principal";
import { type ApiAnswer, api } from "@/test/support/api";
import type { World } from "./world";

/** Looks at one operation in a world and says in sentences what it finds wrong. */
export type Rule = (op: Operation, world: World) => Promise<string[]>;

const isPublic = (op: Operation): boolean => op.scope === "public";

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

const send = (
  op: Operation,
  { url, body }: Sample,
  key: string | undefined,
  more: object = {},
): Promise<ApiAnswer> => api(op.method, url, { key, body, ...more });

const shape = (answer: ApiAnswer): string => {
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
  "without a key it answers 401": async (op, world) => {
    if (isPublic(op)) return [];
    const answer = await send(op, sample(op, world), undefined);
    return answer.status === 401 && answer.json.error.code === "unauthorized"
      ? []
      : [`answered ${shape(answer)}`];
  },

  "without its scope it answers 403": async (op, world) => {
    if (isPublic(op) || op.scope === "any") return [];
    const key = await world.workspace.key(
      "test",
      SCOPES.filter((scope) => scope !== op.scope),
    );
    const answer = await send(op, sample(op, world), key);
    return answer.status === 403 && answer.json.error.code === "insufficient_scope"
      ? []
      : [`answered ${shape(answer)}`];
  },

  "its example works and has the declared shape": async (op, world) => {
    const answer = await send(op, sample(op, await world.fresh()), world.key);
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
      const expected = await send(op, sample(op, world, { ...own, [name]: random }), world.key);
      if (expected.status !== 404) problems.push(`random ${name}: ${shape(expected)}`);
      for (const [where, foreign] of [
        ["workspace", world.foreign],
        ["environment", world.otherEnvironment],
      ] as const) {
        const theirs = foreign[name];
        if (theirs === undefined) continue;
        const answer = await send(op, sample(op, world, { ...own, [name]: theirs }), world.key);
        if (shape(answer) !== shape(expected))
          problems.push(`${name} of another ${where}: ${shape(answer)}, random: ${shape(expected)}`);
      }
    }
    return problems;
  },

  "unknown fields and parameters are refused": async (op, world) => {
    if (isPublic(op)) return [];
    const given = sample(op, world);
    const problems: string[] = [];
    const withQuery = await send(
      op,
      { ...given, url: `${given.url}${given.url.includes("?") ? "&" : "?"}surprise=1` },
      world.key,
    );
    if (withQuery.json.error?.fields?.surprise !== "unknown_field")
      problems.push(`query: ${shape(withQuery)}`);
    if (given.body) {
      const withBody = await send(op, { ...given, body: { ...given.body, surprise: 1 } }, world.key);
      if (withBody.json.error?.fields?.surprise !== "unknown_field")
        problems.push(`body: ${shape(withBody)}`);
    }
    return problems;
  },

  "an identical call replays and a changed one conflicts": async (op, world) => {
    if (!isMutation(op)) return [];
    const given = sample(op, await world.fresh());
    const idempotencyKey = newId("idem");
    const first = await send(op, given, world.key, { idempotencyKey });
    const again = await send(op, given, world.key, { idempotencyKey });
    const changed = await send(op, { ...given, body: { ...given.body, reason: "changed" } }, world.key, {
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
    const answer = await send(op, sample(op, await world.fresh()), world.key, { idempotencyKey: null });
    const refused = answer.json.error?.fields?.["Idempotency-Key"] === "required";
    return refused === (keyRule(op, prefix) === "required") ? [] : [`without a key: ${shape(answer)}`];
  },

  "a dry run writes nothing": async (op, world) => {
    if (!isMutation(op)) return [];
    const given = sample(op, await world.fresh());
    const before = await rowCounts();
    const answer = await send(op, { ...given, body: { ...given.body, dry_run: true } }, world.key);
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
    if (isPublic(op)) return [];
    const answer = await send(op, sample(op, await world.fresh()), world.key);
    const requestId = answer.json.meta.request_id as string;
    const [audits, usage] = await Promise.all([
      db().auditEntry.count({ where: { requestId } }),
      db().usageRow.count({ where: { requestId } }),
    ]);
    const problems: string[] = [];
    if (isMutation(op) && audits < 1) problems.push("no audit row");
    if (!isMutation(op) && audits > 0) problems.push("a read wrote an audit row");
    if (usage !== 1) problems.push(`${usage} usage rows`);
    return problems;
  },

  "a stale version conflicts": async (op, world) => {
    if (!op.versioned || !isMutation(op)) return [];
    const given = sample(op, await world.fresh());
    const answer = await send(
      op,
      { ...given, body: { ...given.body, expected_version: 999_999 } },
      world.key,
    );
    return answer.json.error?.code === "version_conflict" ? [] : [`answered ${shape(answer)}`];
  },

  "it is described in OpenAPI": async (op) => {
    const problems: string[] = [];
    for (const prefix of prefixesOf(op)) {
      const document = openapiDocument(prefix === "/v1" ? "v1" : "legacy", "http://127.0.0.1") as {
        paths: Record<string, Record<string, Record<string, unknown>>>;
      };
      const found = document.paths[`${prefix}${op.path}`]?.[op.method.toLowerCase()];
      if (found?.operationId !== (op.operationId ?? op.id)) problems.push(`missing on ${prefix}`);
      if (found && (found["x-scope"] !== op.scope || found["x-effect"] !== op.effect))
        problems.push("scope or effect differ");
      if (!op.summary || !op.tag) problems.push("no summary or tag");
    }
    return problems;
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
      const answer = await api(op.method, url, { key: world.key, rawBody });
      if (answer.status !== 400 || answer.json.error?.code !== "validation_error")
        problems.push(`${rawBody.slice(0, 20)}: ${shape(answer)}`);
    }
    const wrongType = await api(op.method, url, {
      key: world.key,
      rawBody: "a=b",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    if (wrongType.status !== 415) problems.push(`form: ${shape(wrongType)}`);
    return problems;
  },
};
