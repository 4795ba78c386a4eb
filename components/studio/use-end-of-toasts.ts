"use client";

import { useEffect } from "react";
import { toast } from "sonner";
import { useStudio } from "./studio-context";

/** Dismisses what was said while on air once the show has ended: nothing that it offers works anymore. */
export function useEndOfToasts(): void {
  const { state } = useStudio();
  const isOver = state.phase === "ended";
  useEffect(() => {
    if (isOver) toast.dismiss();
  }, [isOver]);
}
