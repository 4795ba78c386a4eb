import { z } from "zod";
import { ERRORS } from "@/lib/operation/errors";
import {
  bytesOf,
  isMutation,
  keyRule,
  type Operation,
  type Prefixed,
  schemaOf,
} from "@/lib/operation/operation";
import { db } from "@/lib/platform/database/db";
import { changed, prefixOf, sample, saying, send, shape } from "./calls";
import { changesSince, databaseState, PAID_FROM } from "./database-state";
import { foreignNamesInFields, foreignNamesInPath, wholeAnswer } from "./foreign";
import type { Rules } from "./rule";

/** Open to anyone, without an account: neither counted nor charged. */
export const isOpen = (op: Operation): boolean => op.scope === "public" && op.access === "api";

/** Visits of a show's audience don't count as the workspace's usage. */
const isMetered = (op: Operation): boolean => op.scope !== "public";

const expectedStatus = (op: Operation): number => (op.refuses ? ERRORS[op.refuses].status : op.status);

const MALFORMED = [
  "{",
  "[]",
  '"x"',
  "null",
  '{"__proto__":{}}',
  '{"a":1,"a":2}',
  '{"reason":"\\ud800"}',
  '{"reason":"\\u0000"}',
  `${'{"a":'.repeat(40)}1${"}".repeat(40)}`,
  "\ufeff{}x",
];

const FORM = { rawBody: "a=b", headers: { "content-type": "application/x-www-form-urlencoded" } };

/** Rules for every operation, whoever calls it. */
export const rules = {
  "its example works and has the declared shape": {
    needs: "used",
    async look(op, _world, { answer }) {
      if (op.refuses) return answer.json.error?.code === op.refuses ? [] : [`answered ${shape(answer)}`];
      if (answer.status !== op.status) return [`answered ${shape(answer)}`];
      if (op.raw) return [];
      const one = schemaOf(op) ?? z.never();
      const schema = "list" in op.output ? one.array() : one;
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
  },

  "a foreign name reads like a random one": {
    needs: "unused",
    look: async (op, world) => [
      ...(await foreignNamesInPath(op, world)),
      ...(await foreignNamesInFields(op, world)),
    ],
  },

  "its answer holds nothing of anyone else's": {
    needs: "used",
    async look(op, world, { answer }) {
      const text = await wholeAnswer(op, world, answer);
      const found = world.strange(op).filter((name) => name !== "" && text.includes(name));
      return found.map((name) => `tells ${name}`);
    },
  },

  "unknown fields and parameters are refused": {
    needs: "unused",
    async look(op, world) {
      if (isOpen(op)) return [];
      const given = sample(op, world);
      const problems: string[] = [];
      const url = `${given.url}${given.url.includes("?") ? "&" : "?"}surprise=1`;
      const withQuery = await send(op, world, { ...given, url });
      if (withQuery.json.error?.fields?.surprise !== "unknown_field")
        problems.push(`query: ${shape(withQuery)}`);
      if (!given.body) return problems;
      const withBody = await send(op, world, { ...given, body: { ...given.body, surprise: 1 } });
      if (withBody.json.error?.fields?.surprise !== "unknown_field")
        problems.push(`body: ${shape(withBody)}`);
      return problems;
    },
  },

  "an identical call replays and a changed one conflicts": {
    needs: "used",
    async look(op, world, { given, who, idempotencyKey, answer: first }) {
      if (!isMutation(op) || op.refuses) return [];
      const again = await send(op, world, given, who, { idempotencyKey });
      const other = changed(op, world, given);
      const refused = await send(op, world, other, who, { idempotencyKey });
      const problems: string[] = [];
      if (first.status >= 300) problems.push(`first: ${shape(first)}`);
      if (again.text !== first.text || again.headers["Idempotent-Replayed"] !== "true")
        problems.push(`replay: ${shape(again)}`);
      if (refused.json.error?.code !== "idempotency_conflict") problems.push(`changed: ${shape(refused)}`);
      return problems;
    },
  },

  "the key is demanded where the table says so": {
    needs: "unused",
    async look(op, world) {
      if (!isMutation(op)) return [];
      const answer = await send(op, world, sample(op, world), undefined, { idempotencyKey: null });
      const isRight =
        keyRule(op, prefixOf(op, world) as Prefixed) === "required"
          ? answer.json.error?.fields?.["Idempotency-Key"] === "required"
          : answer.status === expectedStatus(op);
      return isRight ? [] : [`without a key: ${shape(answer)}`];
    },
  },

  "a dry run writes nothing": {
    needs: "unused",
    async look(op, world) {
      if (!isMutation(op)) return [];
      const given = sample(op, world);
      const before = await databaseState();
      const answer = await send(op, world, saying(given, { dry_run: true }));
      const problems = await changesSince(before);
      if (op.refuses)
        return [...problems, ...(answer.json.error?.code === op.refuses ? [] : [shape(answer)])];
      if (answer.status !== op.status || answer.json.meta.dry_run !== true)
        problems.push(`answered ${shape(answer)}`);
      if (typeof answer.json.meta.quote?.cost_usd !== "number") problems.push("no quote");
      return problems;
    },
  },

  "a read writes nothing": {
    needs: "unused",
    async look(op, world) {
      if (isMutation(op)) return [];
      const before = await databaseState();
      await send(op, world, sample(op, world));
      return changesSince(before, PAID_FROM);
    },
  },

  "what changes something is not called by GET": {
    needs: "any",
    look: async (op) => (isMutation(op) && op.method === "GET" ? ["a change by GET"] : []),
  },

  "a write leaves an audit row and every call a usage row": {
    needs: "used",
    async look(op, _world, { answer }) {
      if (isOpen(op)) return [];
      const requestId = answer.json.meta.request_id as string;
      const [audits, usage] = await Promise.all([
        db().auditEntry.count({ where: { requestId } }),
        db().usageRow.count({ where: { requestId } }),
      ]);
      const problems: string[] = [];
      if (isMutation(op) && !op.refuses && audits < 1) problems.push("no audit row");
      if (!isMutation(op) && audits > 0) problems.push("a read wrote an audit row");
      if (usage !== (isMetered(op) ? 1 : 0)) problems.push(`${usage} usage rows`);
      return problems;
    },
  },

  "a stale version conflicts": {
    needs: "unused",
    async look(op, world) {
      if (!op.versioned || !isMutation(op)) return [];
      const given = sample(op, world);
      const answer = await send(op, world, saying(given, { expected_version: 999_999 }));
      return answer.json.error?.code === "version_conflict" ? [] : [`answered ${shape(answer)}`];
    },
  },

  "malformed bodies get an envelope and change nothing": {
    needs: "unused",
    async look(op, world) {
      if (!isMutation(op) || bytesOf(op)) return [];
      const given = { url: sample(op, world).url, body: undefined };
      const problems: string[] = [];
      const before = await databaseState();
      for (const rawBody of MALFORMED) {
        const answer = await send(op, world, given, undefined, { rawBody });
        if (answer.status !== 400 || answer.json.error?.code !== "validation_error")
          problems.push(`${rawBody.slice(0, 20)}: ${shape(answer)}`);
      }
      const wrongType = await send(op, world, given, undefined, FORM);
      if (wrongType.status !== 415) problems.push(`form: ${shape(wrongType)}`);
      return [...problems, ...(await changesSince(before))];
    },
  },

  "what is no file of its types is refused and leaves nothing": {
    needs: "unused",
    async look(op, world) {
      const { types = [] } = bytesOf(op) ?? {};
      const [type = ""] = types;
      if (type === "") return [];
      const { url } = sample(op, world);
      // Where JSON is a file too, that one isn't what it should be.
      const json = types.includes("application/json") ? 400 : 415;
      const problems: string[] = [];
      const before = await databaseState();
      for (const [content, declared, status] of [
        ["", type, 400],
        ["{}", "application/json", json],
        ["\0\u0001\u0002 no such thing", type, 415],
      ] as const) {
        const headers = { "content-type": declared };
        const answer = await send(op, world, { url, body: undefined }, undefined, {
          rawBody: content,
          headers,
        });
        if (answer.status !== status) problems.push(`${content} as ${declared}: ${shape(answer)}`);
      }
      // The call is charged before the file is accepted.
      return [...problems, ...(await changesSince(before, PAID_FROM))];
    },
  },
} satisfies Rules;
