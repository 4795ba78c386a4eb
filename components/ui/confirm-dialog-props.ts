import type { ReactNode } from "react";

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will happen, in a sentence. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The word to type before the button works, for what cannot be taken back. */
  typed?: string;
  tone?: "danger" | "primary" | "live";
  /** The dialog closes when it resolves; a failure keeps it open and is shown. */
  onConfirm: () => Promise<unknown> | unknown;
  children?: ReactNode;
}
