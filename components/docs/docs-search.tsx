"use client";

import { CornerDownLeft } from "lucide-react";
import type { PaletteGroup } from "@/components/ui/command-palette-props";
import { SearchPalette } from "./search-palette";

const STARTS = [
  { label: "Quickstart", path: "/docs/quickstart" },
  { label: "API reference", path: "/docs/reference" },
  { label: "Errors", path: "/docs/errors" },
  { label: "Webhook events", path: "/docs/webhooks" },
];

/** Docs search. */
export function DocsSearch() {
  return (
    <SearchPalette
      button={{ label: "Search docs", folds: true, className: "sm:w-72" }}
      placeholder="Search pages, operations and codes"
      groupsOf={(query, hits, go) => (query === "" ? [startGroup(go)] : hits)}
    />
  );
}

const startGroup = (go: (path: string) => void): PaletteGroup => ({
  heading: "Go to",
  items: STARTS.map(({ label, path }) => ({
    id: path,
    label,
    icon: <CornerDownLeft className="size-4 shrink-0 text-ink-muted" aria-hidden />,
    onSelect: () => go(path),
  })),
});
