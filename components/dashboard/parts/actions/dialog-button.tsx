"use client";

import type { LucideIcon } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

interface DialogButtonProps extends Pick<ComponentProps<typeof Button>, "variant" | "disabled"> {
  icon: LucideIcon;
  label: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  size?: ComponentProps<typeof Dialog>["size"];
  onClose?: () => void;
  /** The dialog's content, created each time it opens. */
  children: (close: () => void) => ReactNode;
}

/** A button, usually a page's primary one, and the dialog it opens. */
export function DialogButton(props: DialogButtonProps) {
  const { icon: Icon, label, variant = "primary", disabled, onClose, children, ...dialog } = props;
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) onClose?.();
  };
  return (
    <>
      <Button
        variant={variant}
        icon={<Icon className="size-4" aria-hidden />}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog {...dialog} open={open} onOpenChange={change}>
        {children(() => change(false))}
      </Dialog>
    </>
  );
}
