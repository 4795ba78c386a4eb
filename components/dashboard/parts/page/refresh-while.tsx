"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const EVERY_MS = 1_500;
/** Refreshes stop after this many. */
const TIMES = 20;

/** Refreshes the page every 1.5 seconds while something on it is in progress. */
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
