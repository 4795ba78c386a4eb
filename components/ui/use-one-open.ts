"use client";

import { useState } from "react";

/** Several dialogs of which one is open at the most: `show("edit")` opens one, `of("edit")` are its props. */
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
