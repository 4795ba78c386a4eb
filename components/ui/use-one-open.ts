"use client";

import { useState } from "react";

/** Several dialogs, at most one of them open: `show("edit")` opens one, `of("edit")` returns its props. */
export function useOneOpen<Name extends string>() {
  const [open, setOpen] = useState<Name>();
  return {
    show: (name: Name) => () => setOpen(name),
    of: (name: Name) => ({
      open: open === name,
      onOpenChange: (next: boolean) => setOpen(next ? name : undefined),
    }),
  };
}
