import { EVENT_GROUPS } from "@/lib/modules/developers/webhooks/payloads/event-vocabulary";
import { docPathOf } from "./doc-path";
import type { DocPage, NavItem, NavSection } from "./page";
import { byResource } from "./pages/reference-pages";
import { PROSE_SECTIONS } from "./prose";

const item = ({ title, path }: { title: string; path: string }): NavItem => ({
  title: path === "/docs" ? "Overview" : title,
  path,
});

/** The navigation on the left of every page. */
export function navigation(pages: readonly DocPage[]): NavSection[] {
  const written = PROSE_SECTIONS.map(({ title }) => ({
    title,
    items: pages.filter((page) => page.section === title).map(item),
  }));
  return [...written, reference(), webhooks(), errors(pages)].filter(({ items }) => items.length > 0);
}

const reference = (): NavSection => ({
  title: "API reference",
  items: [
    { title: "Overview", path: "/docs/reference" },
    ...byResource().map(([tag, ops]) => ({
      title: tag,
      path: docPathOf.resource(tag),
      items: ops.map((op) => ({
        title: op.prefix === "legacy" && op.operationId ? `${op.summary} (legacy)` : op.summary,
        path: docPathOf.operation(op),
        method: op.method,
      })),
    })),
    { title: "Scopes", path: "/docs/scopes" },
    { title: "Limits and prices", path: "/docs/limits" },
    { title: "Changelog", path: "/docs/changelog" },
  ],
});

const webhooks = (): NavSection => ({
  title: "Webhook events",
  items: [
    { title: "Overview", path: "/docs/webhooks" },
    ...EVENT_GROUPS.map(({ heading, kinds }) => ({
      title: heading,
      path: docPathOf.kind(kinds[0]?.kind ?? ""),
      items: kinds.map(({ kind }) => ({ title: kind, path: docPathOf.kind(kind), code: true })),
    })),
  ],
});

function errors(pages: readonly DocPage[]): NavSection {
  const codes = pages.filter((page) => page.path.startsWith("/docs/errors/"));
  return {
    title: "Errors",
    items: [
      { title: "Overview", path: "/docs/errors" },
      { title: "Field codes", path: "/docs/fields" },
      {
        title: "All codes",
        path: "/docs/errors",
        items: codes.map(({ title, path }) => ({ title, path, code: true })),
      },
    ],
  };
}

/** Every page in navigation order, for the next and previous links. */
export function readingOrder(nav: readonly NavSection[]): NavItem[] {
  const flat = (items: readonly NavItem[]): NavItem[] =>
    items.flatMap((entry) => [entry, ...flat(entry.items ?? [])]);
  const seen = new Set<string>();
  return nav
    .flatMap(({ items }) => flat(items))
    .filter(({ path }) => !seen.has(path) && seen.add(path) !== undefined);
}
