import type { ReactNode } from "react";

export interface DrawerProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: "left" | "right" | "bottom";
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  /** Width for the sides; 360 is that of the studio's desk. */
  wide?: boolean;
  children?: ReactNode;
}
