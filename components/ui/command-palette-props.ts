import type { ReactNode } from "react";

export interface PaletteItem {
  id: string;
  label: string;
  /** More words that find it. */
  keywords?: string[];
  hint?: string;
  /** A second line. */
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
  /** Told of what is typed, when the groups come from a search. */
  onQueryChange?: (query: string) => void;
  /** The groups are the outcome of a search already: show them as they are. */
  searched?: boolean;
  emptyText?: string;
}
