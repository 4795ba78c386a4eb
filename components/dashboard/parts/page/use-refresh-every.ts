"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";

/** This many refreshes have the first pause. */
const FIRST = 20;

/**
 * Refreshes the page after each pause while it's visible, and when it becomes visible again. `firstMs` is
 * null while nothing is expected to change; `laterMs` is the pause after 20 refreshes.
 */
export function useRefreshEvery(firstMs: number | null, laterMs = firstMs ?? 0): void {
  const router = useRouter();
  const [isRefreshing, start] = useTransition();
  const isBusy = useRef(false);
  useEffect(() => {
    isBusy.current = isRefreshing;
  }, [isRefreshing]);
  useEffect(() => {
    if (firstMs === null) return;
    let refreshes = 0;
    let timer: ReturnType<typeof setTimeout>;
    const refresh = () => {
      if (document.visibilityState !== "visible" || isBusy.current) return;
      refreshes += 1;
      start(() => router.refresh());
    };
    const wait = () => {
      timer = setTimeout(
        () => {
          refresh();
          wait();
        },
        refreshes < FIRST ? firstMs : laterMs,
      );
    };
    wait();
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [firstMs, laterMs, router]);
}
