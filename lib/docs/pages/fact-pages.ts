import { SCOPE_WORDS } from "@/lib/modules/developers/keys/scope-vocabulary";
import { SCOPES } from "@/lib/platform/security/principal";
import { code, table } from "../markdown-parts";
import { DEPRECATIONS, RELEASES } from "../notes/changelog";
import type { DraftPage } from "../page";
import { operationLink, operationsWith } from "../tables";

const SECTION = "API reference";
const CRUMBS = [{ title: "API reference", path: "/docs/reference" }];

export const factPages = (): DraftPage[] => [scopes(), limits(), changelog()];

function scopes(): DraftPage {
  const each = SCOPES.map((scope) => {
    const ops = operationsWith(scope);
    const opens = ops.length > 0 ? ops.map(operationLink).join(", ") : "no operation yet";
    return `### ${scope}\n\n${SCOPE_WORDS[scope].words}. Opens ${opens}.`;
  });
  return {
    path: "/docs/scopes",
    title: "Scopes",
    summary: "What a key may be allowed, and which operations each scope opens.",
    section: SECTION,
    crumbs: CRUMBS,
    source: `A key holds a set of scopes and can do nothing else; a call beyond them answers [insufficient_scope](error:insufficient_scope). What reaches people, acts on a running show or cannot be taken back stands apart, and is off in a new key unless you choose it.\n\n${["## By privilege", "{{table:scopes}}", "## By operation", ...each].join("\n\n")}`,
  };
}

const limits = (): DraftPage => ({
  path: "/docs/limits",
  title: "Limits and prices",
  summary: "How often, how large, and what each call costs.",
  section: SECTION,
  crumbs: CRUMBS,
  source: `Keys of one workspace and environment share one bucket of calls. Every answer says where you stand: \`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` and \`X-RateLimit-Reset\` (epoch seconds). Beyond it the answer is [rate_limited](error:rate_limited) with \`Retry-After\`. Fields have limits of their own; each operation's page lists them.

## Limits of this installation

{{table:limits}}

## Prices

Ordinary calls have a small price that only matters for the month's ceiling. Work that is made for you, such as a written run of show, costs build credits. A call with \`dry_run\` answers with its price in \`meta.quote\` and costs nothing but itself.

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
    summary: "What changed, what is deprecated and until when it works.",
    section: SECTION,
    crumbs: CRUMBS,
    source: `Fields and operations are added without notice: ignore what you do not know. What will go away is announced here first and marked as deprecated in the OpenAPI document.\n\n## Deprecations\n\n${going}\n\n## Releases\n\n${releases.join("\n\n")}`,
  };
}
