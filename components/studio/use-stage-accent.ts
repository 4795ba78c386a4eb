"use client";

import { useEffect, useState } from "react";

const STAGE_BLACK = "#0c0c11";

/** The brand's accent as it reads on the stage; what moves colours about comes behind the desk. */
export function useStageAccent(brand: string | null | undefined): string | undefined {
  const [accent, setAccent] = useState<string>();
  useEffect(() => {
    if (!brand) return setAccent(undefined);
    let current = true;
    void import("@/lib/theme/accent").then(({ isAccent, readableAccent }) => {
      if (current) setAccent(isAccent(brand) ? readableAccent(brand, STAGE_BLACK) : undefined);
    });
    return () => {
      current = false;
    };
  }, [brand]);
  return accent;
}
