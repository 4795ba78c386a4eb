"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, useState } from "react";
import { CommandPalette } from "@/components/ui/command-palette";
import type { PaletteGroup } from "@/components/ui/command-palette-props";
import { hitGroup } from "./hit-group";
import { SearchButton } from "./search-button";
import { useDocHits } from "./use-doc-hits";
import { useKeysGroup } from "./use-keys-group";
import { useSearchKeys } from "./use-search-keys";

interface SearchPaletteProps {
  button: Omit<ComponentProps<typeof SearchButton>, "onClick">;
  placeholder: string;
  /** Groups to offer for a query, next to or instead of the documentation's hits. */
  groupsOf: (query: string, hits: PaletteGroup[], go: (path: string) => void) => PaletteGroup[];
}

/** Opens the search palette, also with ⌘K. */
export function SearchPalette({ button, placeholder, groupsOf }: SearchPaletteProps) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const router = useRouter();
  const { hits, searching } = useDocHits(open ? query : "");
  const show = (next: boolean) => {
    setOpen(next);
    if (!next) setQuery("");
  };
  useSearchKeys(() => show(!open));
  const keys = useKeysGroup(query.trim());
  return (
    <>
      <SearchButton {...button} onClick={() => setOpen(true)} />
      <CommandPalette
        open={open}
        onOpenChange={show}
        placeholder={placeholder}
        onQueryChange={setQuery}
        searched
        emptyText={searching ? "Searching…" : "No results. Try fewer or different words."}
        groups={[...groupsOf(query.trim(), hitGroup(hits, router.push), router.push), ...keys]}
      />
    </>
  );
}
