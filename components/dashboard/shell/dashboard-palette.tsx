"use client";

import { SearchPalette } from "@/components/docs/search-palette";
import type { PaletteGroup } from "@/components/ui/command-palette";
import { useDrawn } from "../parts/environment";
import { areasFor } from "./nav-items";

const REQUEST_ID = /^req_\w{10,}$/;

/** Goes to a page of the dashboard, to a call by its request id, or into the documentation. */
export function DashboardPalette() {
  const { environment, role } = useDrawn();
  const areas = areasFor(role, environment).flatMap((group) => group.items);
  const own = (query: string, go: (path: string) => void): PaletteGroup => ({
    heading: "Dashboard",
    items: [
      ...(REQUEST_ID.test(query) ? [callItem(query, go)] : []),
      ...areas
        .filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))
        .map(({ path, label, icon: Icon }) => ({
          id: path || "home",
          label,
          icon: <Icon className="size-4 shrink-0 text-ink-muted" aria-hidden />,
          onSelect: () => go(`/dashboard/${environment}${path}`),
        })),
    ],
  });
  return (
    <SearchPalette
      button={{ label: "Search", className: "w-full shrink-0" }}
      placeholder="Search pages, request IDs and docs"
      groupsOf={(query, hits, go) => [own(query, go), ...hits].filter(({ items }) => items.length > 0)}
    />
  );
}

const callItem = (id: string, go: (path: string) => void) => ({
  id,
  label: `Request ${id}`,
  onSelect: () => go(`/dashboard/requests/${id}`),
});
