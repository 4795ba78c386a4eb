import { GROUP_WORDS, SCOPE_WORDS, type ScopeGroup } from "@/lib/modules/developers/keys/scope-vocabulary";
import { EVENT_GROUPS } from "@/lib/modules/developers/webhooks/payloads/event-vocabulary";
import { ERRORS, type ErrorCode, FIELD_CODES } from "@/lib/operation/errors";
import { SCOPES, type Scope } from "@/lib/platform/security/principal";
import { docPathOf } from "./doc-path";
import { limitsTable } from "./limits-table";
import { code, table } from "./markdown-parts";
import { FIELD_NOTES } from "./notes/field-notes";
import { priceOf, publicOperations, usdText } from "./operation-doc";

const yesNo = (value: boolean): string => (value ? "yes" : "no");

export const errorTable = (codes: readonly ErrorCode[] = Object.keys(ERRORS) as ErrorCode[]): string =>
  table(
    ["Code", "Status", "Retry", "Meaning"],
    codes.map((name) => {
      const { status, retryable, summary } = ERRORS[name];
      return [`[${code(name)}](${docPathOf.error(name)})`, String(status), yesNo(retryable), summary];
    }),
  );

export const fieldCodeTable = (): string =>
  table(
    ["Code", "Meaning", "Fix"],
    FIELD_CODES.map((name) => [code(name), FIELD_NOTES[name].means, FIELD_NOTES[name].fix]),
  );

export const kindTable = (): string =>
  EVENT_GROUPS.map(
    ({ heading, kinds }) =>
      `### ${heading}\n\n${table(
        ["Event", "Sent when"],
        kinds.map(({ kind, words }) => [`[${code(kind)}](${docPathOf.kind(kind)})`, words]),
      )}`,
  ).join("\n\n");

export const operationLink = (op: { id: string; tag: string }): string =>
  `[${code(op.id)}](${docPathOf.operation(op)})`;

/** Returns the operations that a scope allows, in the order of their declarations. */
export const operationsWith = (scope: Scope) =>
  publicOperations.filter((op) => op.scope === scope || (scope === "communications:send" && op.sends));

export function scopeTable(): string {
  const groups = Object.keys(GROUP_WORDS) as ScopeGroup[];
  return groups
    .map((group) => {
      const scopes = SCOPES.filter((scope) => SCOPE_WORDS[scope].group === group);
      const rows = scopes.map((scope) => [code(scope), SCOPE_WORDS[scope].words]);
      return `### ${GROUP_WORDS[group].title}\n\n${GROUP_WORDS[group].hint}\n\n${table(["Scope", "Allows"], rows)}`;
    })
    .join("\n\n");
}

export const priceTable = (): string =>
  table(
    ["Operation", "Build credits", "Price in USD"],
    publicOperations.map((op) => {
      const { credits, usd, condition } = priceOf(op);
      const note = condition ? ` (${condition})` : "";
      return [operationLink(op), credits > 0 ? `${credits}${note}` : "–", usdText(usd)];
    }),
  );

export const TABLES = {
  errors: () => errorTable(),
  fields: fieldCodeTable,
  kinds: kindTable,
  scopes: scopeTable,
  limits: limitsTable,
  prices: priceTable,
} as const;
