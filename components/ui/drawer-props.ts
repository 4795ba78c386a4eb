import type { ReactNode } from "react";

export interface DrawerProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: "left" | "right" | "bottom";
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  /** Wider than the default 360 px, which is the width of the studio's desk. */
  wide?: boolean;
  children?: ReactNode;
}
