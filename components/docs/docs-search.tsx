"use client";

import { CornerDownLeft } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { CommandPalette, type PaletteGroup } from "@/components/ui/command-palette";
import { hitGroup } from "./hit-group";
import { SearchButton } from "./search-button";
import { useDocHits } from "./use-doc-hits";
import { useSearchKeys } from "./use-search-keys";

const STARTS = [
  { label: "Quickstart", path: "/docs/quickstart" },
  { label: "API reference", path: "/docs/reference" },
  { label: "Errors", path: "/docs/errors" },
  { label: "Webhook events", path: "/docs/webhooks" },
];

/** The search of the documentation: a field that opens it, and ⌘K from anywhere. */
export function DocsSearch() {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const router = useRouter();
  const { hits, searching } = useDocHits(open ? query : "");
  useSearchKeys(() => setOpen((now) => !now));
  const show = (next: boolean) => {
    setOpen(next);
    if (!next) setQuery("");
  };
  return (
    <>
      <SearchButton label="Search the docs" folds onClick={() => setOpen(true)} className="sm:w-72" />
      <CommandPalette
        open={open}
        onOpenChange={show}
        placeholder="Search pages, operations, codes…"
        onQueryChange={setQuery}
        searched
        emptyText={searching ? "Searching…" : "Nothing found. Fewer or other words may help."}
        groups={query.trim() === "" ? [startGroup(router.push)] : hitGroup(hits, router.push)}
      />
    </>
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
