import { SCOPE_WORDS } from "@/lib/modules/developers/keys/scope-vocabulary";
import { SCOPES, type Scope } from "@/lib/platform/security/principal";
import { code, table } from "../markdown-parts";
import { RELEASES } from "../notes/changelog";
import { DEPRECATIONS } from "../notes/deprecations";
import type { DraftPage } from "../page";
import { operationLink, operationsWith } from "../tables";

const SECTION = "API reference";
const CRUMBS = [{ title: "API reference", path: "/docs/reference" }];

export const factPages = (): DraftPage[] => [scopes(), limits(), changelog()];

function scopes(): DraftPage {
  const about = (scope: Scope, words: string): string =>
    `### ${scope}\n\n${words}. Allows ${operationsWith(scope).map(operationLink).join(", ") || "no operations yet"}.`;
  const each = SCOPES.map((scope) => about(scope, SCOPE_WORDS[scope].words));
  each.push(
    about(
      "calls",
      "Work on sales calls. [Keys for sales calls](/docs/concepts/keys-and-scopes#keys-for-sales-calls) have it, and no other key can",
    ),
  );
  return {
    path: "/docs/scopes",
    title: "Scopes",
    summary: "What an API key can be allowed to do, and which operations each scope allows.",
    section: SECTION,
    crumbs: CRUMBS,
    source: `A key can only do what its scopes allow; any other call returns [insufficient_scope](error:insufficient_scope). Scopes that reach people, control a live show or can't be undone are listed separately, and are off in a new key unless you select them.\n\n${["## By privilege", "{{table:scopes}}", "## By operation", ...each].join("\n\n")}`,
  };
}

const limits = (): DraftPage => ({
  path: "/docs/limits",
  title: "Limits and prices",
  summary: "Rate limits, size limits and the price of each call.",
  section: SECTION,
  crumbs: CRUMBS,
  source: `All keys of a workspace and environment share one rate limit. Every response shows where you are: \`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` and \`X-RateLimit-Reset\` (epoch seconds). \`RateLimit\` and \`RateLimit-Policy\` say the same in the format of the IETF draft. Above the limit, you get [rate_limited](error:rate_limited) with \`Retry-After\`. Each operation's page lists the limits of its fields.

## Limits of this installation

{{table:limits}}

## Prices

Ordinary calls have a small price that only counts toward the monthly budget. Generated work, such as a written run of show, costs build credits. A call with \`dry_run\` returns its price in \`meta.quote\` without charging it.

{{table:prices}}`,
});

function changelog(): DraftPage {
  const going = table(
    ["Deprecated", "Since", "Removal", "Use instead"],
    DEPRECATIONS.map(({ name, since, removal, instead }) => [
      code(name),
      since,
      removal ?? "no date set",
      instead,
    ]),
  );
  const releases = RELEASES.map(
    ({ date, title, changes }) =>
      `### ${title}\n\n${date}\n\n${changes.map((change) => `- ${change}`).join("\n")}`,
  );
  return {
    path: "/docs/changelog",
    title: "Changelog",
    summary: "What changed, what is deprecated and when it will be removed.",
    section: SECTION,
    crumbs: CRUMBS,
    source: `Fields and operations may be added without notice: ignore those you don't know. Removals are announced here first and marked as deprecated in the OpenAPI document.\n\n## Deprecations\n\n${going}\n\n## Releases\n\n${releases.join("\n\n")}`,
  };
}
