import { openapiDocument } from "@/lib/api/openapi/openapi";
import { type Operation, type Prefixed, prefixesOf } from "@/lib/operation/operation";
import { SCOPES } from "@/lib/platform/security/principal";
import { sample, send, shape } from "./calls";
import type { Rules } from "./rule";
import { isOpen, rules } from "./rules";
import type { KeyWorld } from "./world";

type Paths = Record<string, Record<string, Record<string, unknown>>>;

const described = new Map<Prefixed, Paths>();

function pathsOn(prefix: Prefixed): Paths {
  const known = described.get(prefix);
  if (known) return known;
  const document = openapiDocument(prefix === "/v1" ? "v1" : "legacy", "http://127.0.0.1") as {
    paths: Paths;
  };
  described.set(prefix, document.paths);
  return document.paths;
}

function describedWrongly(op: Operation, prefix: Prefixed): string[] {
  const found = pathsOn(prefix)[`${prefix}${op.path}`]?.[op.method.toLowerCase()];
  const problems: string[] = [];
  if (found?.operationId !== (op.operationId ?? op.id)) problems.push(`missing on ${prefix}`);
  if (found && (found["x-scope"] !== op.scope || found["x-effect"] !== op.effect))
    problems.push("scope or effect differ");
  if (!op.summary || !op.tag) problems.push("no summary or tag");
  return problems;
}

/** Rules for operations called with keys: all general rules, and those for keys and documentation. */
export const keyRules: Rules<KeyWorld> = {
  ...rules,

  "without a key it answers 401": {
    needs: "any",
    async look(op, world) {
      if (isOpen(op)) return [];
      const answer = await send(op, world, sample(op, world), {});
      return answer.status === 401 && answer.json.error.code === "unauthorized"
        ? []
        : [`answered ${shape(answer)}`];
    },
  },

  "without its scope it answers 403": {
    needs: "any",
    async look(op, world) {
      if (isOpen(op) || op.scope === "any") return [];
      const others = SCOPES.filter((scope) => scope !== op.scope);
      const key = await world.workspace.key("test", others);
      const answer = await send(op, world, sample(op, world), { key });
      return answer.status === 403 && answer.json.error.code === "insufficient_scope"
        ? []
        : [`answered ${shape(answer)}`];
    },
  },

  "a key for sales calls works for nothing else": {
    needs: "any",
    async look(op, world) {
      if (isOpen(op) || op.scope === "calls") return [];
      const answer = await send(op, world, sample(op, world), { key: world.callKey });
      return answer.status === 403 && answer.json.error.code === "insufficient_scope"
        ? []
        : [`answered ${shape(answer)}`];
    },
  },

  "it is described in OpenAPI": {
    needs: "any",
    look: async (op) => prefixesOf(op).flatMap((prefix) => describedWrongly(op, prefix)),
  },
};
