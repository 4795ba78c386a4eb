import { openapiDocument } from "@/lib/api/openapi/openapi";
import { prefixesOf } from "@/lib/operation/operation";
import { SCOPES } from "@/lib/platform/security/principal";
import { isOpen, type Rule, rules, sample, send, shape } from "./rules";
import type { KeyWorld } from "./world";

/** What holds for an operation that keys call: all that holds for every operation, and what a key and a reader need. */
export const keyRules: Record<string, Rule<KeyWorld>> = {
  ...rules,

  "without a key it answers 401": async (op, world) => {
    if (isOpen(op)) return [];
    const answer = await send(op, sample(op, world), {});
    return answer.status === 401 && answer.json.error.code === "unauthorized"
      ? []
      : [`answered ${shape(answer)}`];
  },

  "without its scope it answers 403": async (op, world) => {
    if (isOpen(op) || op.scope === "any") return [];
    const key = await world.workspace.key(
      "test",
      SCOPES.filter((scope) => scope !== op.scope),
    );
    const answer = await send(op, sample(op, world), { key });
    return answer.status === 403 && answer.json.error.code === "insufficient_scope"
      ? []
      : [`answered ${shape(answer)}`];
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
};
