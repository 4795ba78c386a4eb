"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const EVERY_MS = 1_500;
/** Nobody looks at a page for longer than this just to see one change. */
const TIMES = 20;

/** Reads the page again every moment while something on it is under way. */
export function RefreshWhile({ underWay }: { underWay: boolean }) {
  const router = useRouter();
  useEffect(() => {
    if (!underWay) return;
    let times = 0;
    const timer = setInterval(() => {
      times += 1;
      if (times >= TIMES) clearInterval(timer);
      if (document.visibilityState === "visible") router.refresh();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [underWay, router]);
  return null;
}
