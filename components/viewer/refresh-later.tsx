"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { retryRefreshes } from "@/lib/client/retry-refreshes";
import { useShowState } from "./show-context";

/** Assumed of shows whose audience isn't in the room. */
const VIEWERS = 1_000;

/**
 * Refreshes the page, which is outdated for everyone at the same moment: a little later for each, and until the
 * server answers. Shows nothing.
 */
export function RefreshLater() {
  const { refresh } = useRouter();
  const { sync } = useShowState();
  useEffect(retryRefreshes, []);
  useEffect(() => {
    const timer = setTimeout(refresh, sync.spreadMs(VIEWERS));
    return () => clearTimeout(timer);
  }, [refresh, sync]);
  return null;
}
