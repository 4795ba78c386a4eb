import type { Operation } from "@/lib/operation/operation";
import { env } from "@/lib/platform/runtime/env";
import type { Environment, Principal } from "@/lib/platform/security/principal";
import { EACH, type SecretPlace, secretPlaces } from "./secret-places";
import type { ToolAnswer } from "./types";

type Members = Record<string, unknown>;

const NOTE =
  "Secrets and access links are withheld. The fields listed in meta.withheld contain the page where a person can get them, or are left out. Give the person that page.";

/**
 * Removes the secrets from a result for agents that no person allowed to receive them. Declarations mark
 * where they are; texts that look like our secrets are cut anywhere.
 */
export function withhold(
  op: Operation,
  { environment, receivesSecrets }: Principal,
  answer: ToolAnswer,
): ToolAnswer {
  if (receivesSecrets || "error" in answer) return answer;
  const withheld = new Set<string>();
  let { data } = answer;
  for (const place of secretPlaces(op)) {
    const before = data;
    data = replaceAt(data, place.path, (value, beside) => replacement(place, value, beside, environment));
    if (data !== before) withheld.add(place.path.at(-1) ?? "");
  }
  data = withoutOurs(data);
  if (withheld.size === 0) return { ...answer, data };
  const note = [answer.meta.note, NOTE].filter(Boolean).join(" ");
  return { data, meta: { ...answer.meta, withheld: [...withheld], note } };
}

/** Replaces the value at a path with the result of `make`. Returns the same object if nothing changes. */
function replaceAt(
  value: unknown,
  [name, ...rest]: readonly string[],
  make: (value: unknown, beside: Members) => unknown,
  beside: Members = {},
): unknown {
  if (name === undefined) return make(value, beside);
  if (value === null || typeof value !== "object") return value;
  if (name === EACH && Array.isArray(value)) {
    const items = value.map((item) => replaceAt(item, rest, make, beside));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const members = value as Members;
  const changed = { ...members };
  for (const member of name === EACH ? Object.keys(members) : [name]) {
    if (members[member] === undefined) continue;
    changed[member] = replaceAt(members[member], rest, make, members);
    if (changed[member] === undefined) delete changed[member];
  }
  const isSame = Object.keys(members).every((member) => changed[member] === members[member]);
  return isSame ? value : changed;
}

function replacement(place: SecretPlace, value: unknown, beside: Members, environment: Environment): unknown {
  if (typeof value !== "string") return value;
  if (place.isQuery) return value.split("?", 1)[0];
  return place.seenAt === undefined ? undefined : pageOf(place.seenAt, beside, environment);
}

function pageOf(page: string, beside: Members, environment: Environment): string {
  const path = page.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(beside[name] ?? "")),
  );
  return `${env().PUBLIC_URL.replace(/\/+$/, "")}/dashboard/${environment}/${path}`;
}

/** Our keys, signing secrets and access links, as they could occur in any text. */
const OURS =
  /((?:\/(?:studio|watch|join|e)\/[\w.%-]+\?[^\s"<>]*?\b(?:key|join)=)|\/(?:backstage|unsubscribe|inbox)\/|whsec_|sr_(?:test|live|oat|ort)_|cl_sk_)[\w.~%+=-]{16,}/g;

function withoutOurs(value: unknown): unknown {
  if (typeof value === "string") return value.replace(OURS, "$1[withheld]");
  if (Array.isArray(value)) return value.map(withoutOurs);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutOurs(item)]));
}
