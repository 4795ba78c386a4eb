import type { ReactElement, ReactNode } from "react";

export interface MenuAction {
  label: string;
  icon?: ReactNode;
  hint?: string;
  shortcut?: string;
  onSelect?: () => void;
  href?: string;
  danger?: boolean;
  disabled?: boolean;
  /** Adds a separator above. */
  separated?: boolean;
  /** In a menu to choose one of several: whether it's the current one. */
  chosen?: boolean;
}

export interface MenuProps {
  trigger: ReactElement;
  items: readonly MenuAction[];
  align?: "start" | "center" | "end";
  side?: "top" | "bottom";
}
