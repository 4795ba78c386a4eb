"use client";

import { CornerDownLeft, FileText, Hash, Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { CommandPalette, type PaletteGroup } from "@/components/ui/command-palette";
import { Kbd } from "@/components/ui/kbd";
import { useDocHits } from "./use-doc-hits";

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
  const hits = useDocHits(open ? query : "");
  useShortcut(() => setOpen((now) => !now));
  const show = (next: boolean) => {
    setOpen(next);
    if (!next) setQuery("");
  };
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex h-9 min-w-0 items-center gap-2 rounded-control px-2.5 text-base text-ink-muted ring-1 ring-line ring-inset hover:ring-line-strong sm:w-72 sm:bg-surface-raised"
      >
        <Search className="size-4 shrink-0" aria-hidden />
        <span className="sr-only sm:not-sr-only">Search the docs</span>
        <Kbd className="ml-auto hidden! sm:inline-flex!">⌘K</Kbd>
      </button>
      <CommandPalette
        open={open}
        onOpenChange={show}
        placeholder="Search pages, operations, codes…"
        onQueryChange={setQuery}
        searched
        groups={query.trim() === "" ? startGroups(router.push) : hitGroups(hits, router.push)}
      />
    </>
  );
}

type Go = (path: string) => void;

const startGroups = (go: Go): PaletteGroup[] => [
  {
    heading: "Go to",
    items: STARTS.map(({ label, path }) => ({
      id: path,
      label,
      icon: <CornerDownLeft className="size-4 shrink-0 text-ink-muted" aria-hidden />,
      onSelect: () => go(path),
    })),
  },
];

export const hitGroups = (hits: ReturnType<typeof useDocHits>, go: Go): PaletteGroup[] => [
  {
    heading: "Documentation",
    items: hits.map(({ path, title, where, excerpt }) => ({
      id: path,
      label: title,
      hint: where,
      detail: excerpt,
      icon: path.includes("#") ? (
        <Hash className="size-4 shrink-0 text-ink-muted" aria-hidden />
      ) : (
        <FileText className="size-4 shrink-0 text-ink-muted" aria-hidden />
      ),
      onSelect: () => go(path),
    })),
  },
];

/** ⌘K, Ctrl+K, and `/` where nobody is typing. */
function useShortcut(toggle: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest("input, textarea, select");
      const wanted =
        ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === "k") ||
        (event.key === "/" && !typing && !event.metaKey && !event.ctrlKey && !event.altKey);
      if (!wanted) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
}
