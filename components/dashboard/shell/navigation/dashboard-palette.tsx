"use client";

import { SearchPalette } from "@/components/docs/search-palette";
import type { PaletteGroup, PaletteItem } from "@/components/ui/command-palette-props";
import { useDrawn } from "../../access/environment";
import type { NavGroup } from "./nav-group";
import { areasFor } from "./nav-items";
import { showPagesFor } from "./show-pages";
import { useOpenShow } from "./use-open-show";

const REQUEST_ID = /^req_\w{10,}$/;

/** Opens a page of the current show or the dashboard, a request by its id, or the documentation. */
export function DashboardPalette() {
  const { environment, role } = useDrawn();
  const show = useOpenShow();
  const groupsOf = (query: string, go: (path: string) => void): PaletteGroup[] => [
    ...(REQUEST_ID.test(query) ? [{ heading: "Requests", items: [requestItem(query, go)] }] : []),
    ...(show
      ? [{ heading: "This show", items: pageItems(showPagesFor(role, environment), show, query, go) }]
      : []),
    {
      heading: "Dashboard",
      items: pageItems(areasFor(role, environment), `/dashboard/${environment}`, query, go),
    },
  ];
  return (
    <SearchPalette
      button={{ label: "Search", className: "w-full shrink-0" }}
      placeholder="Search pages, request IDs and docs"
      groupsOf={(query, hits, go) =>
        [...groupsOf(query, go), ...hits].filter(({ items }) => items.length > 0)
      }
    />
  );
}

/** The navigation's pages whose name or group matches the query. */
const pageItems = (
  groups: readonly NavGroup[],
  base: string,
  query: string,
  go: (path: string) => void,
): PaletteItem[] =>
  groups.flatMap(({ heading, items }) =>
    items
      .filter(({ label }) => `${heading ?? ""} ${label}`.toLowerCase().includes(query.toLowerCase()))
      .map(({ path, label, icon: Icon }) => ({
        id: `${base}${path}`,
        label,
        ...(heading ? { hint: heading } : {}),
        icon: <Icon className="size-4 shrink-0 text-ink-muted" aria-hidden />,
        onSelect: () => go(`${base}${path}`),
      })),
  );

const requestItem = (id: string, go: (path: string) => void): PaletteItem => ({
  id,
  label: `Request ${id}`,
  onSelect: () => go(`/dashboard/requests/${id}`),
});
