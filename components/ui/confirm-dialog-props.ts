import type { ReactNode } from "react";

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence about what will happen. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Text to type before the button is enabled, for actions that can't be undone. */
  typed?: string;
  tone?: "danger" | "primary" | "live";
  /** Closing the dialog while it works aborts the signal. Otherwise, it can't be closed then. */
  cancellable?: boolean;
  /** What gets the focus once it's closed; null for what had it before. */
  focusAfter?: () => HTMLElement | null;
  /** The dialog closes when this resolves. On failure, it stays open and shows the error. */
  onConfirm: (signal: AbortSignal) => Promise<unknown> | unknown;
  children?: ReactNode;
}
