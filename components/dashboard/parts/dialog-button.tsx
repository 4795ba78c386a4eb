"use client";

import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

interface DialogButtonProps extends Omit<ComponentProps<typeof Button>, "children" | "title"> {
  label: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** How wide the dialog is. */
  dialogSize?: ComponentProps<typeof Dialog>["size"];
  onClose?: () => void;
  /** What stands in the dialog; it is made anew each time. */
  children: (close: () => void) => ReactNode;
}

/** A button and the dialog that it opens. */
export function DialogButton(props: DialogButtonProps) {
  const { label, title, description, dialogSize, onClose, children, ...button } = props;
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) onClose?.();
  };
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onOpenChange={change} size={dialogSize} title={title} description={description}>
        {children(() => change(false))}
      </Dialog>
    </>
  );
}
