import type { ReactNode } from "react";

export interface PaletteItem {
  id: string;
  label: string;
  /** Additional words that match the item. */
  keywords?: string[];
  hint?: string;
  /** Second line of the item. */
  detail?: string;
  icon?: ReactNode;
  shortcut?: string;
  onSelect: () => void;
}

export interface PaletteGroup {
  heading: string;
  items: readonly PaletteItem[];
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly PaletteGroup[];
  placeholder?: string;
  /** Called as the query changes, for groups that come from a search. */
  onQueryChange?: (query: string) => void;
  /** The groups are search results: show them unfiltered. */
  searched?: boolean;
  emptyText?: string;
}
