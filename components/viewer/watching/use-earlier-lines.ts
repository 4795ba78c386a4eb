"use client";

import { useCallback, useEffect, useState } from "react";
import { audienceApi } from "@/lib/client/audience-api";
import type { Caption } from "@/lib/live";
import { useViewer } from "../viewer-context";

export interface EarlierLines {
  lines: readonly Caption[];
  /** Whether there are earlier lines to load. */
  more: boolean;
  isBusy: boolean;
  fetchMore: () => void;
}

/** What was said before this page was opened: the last part once the log is opened, the rest on demand. */
export function useEarlierLines(isRequested: boolean, overHttp: boolean): EarlierLines {
  const { view, as } = useViewer();
  const { slug } = view;
  const [lines, setLines] = useState<readonly Caption[] | null>(null);
  const [more, setMore] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const first = lines?.[0]?.id;
  const fetchMore = useCallback(() => {
    setBusy(true);
    const query = {
      ...(first !== undefined && { before: first }),
      ...(overHttp && { over_http: "true" as const }),
    };
    audienceApi("getSaidBefore", { as, params: { slug }, query })
      .then(({ data }) => {
        setLines((known) => [...data.lines, ...(known ?? [])]);
        setMore(data.more);
      })
      // The button stays for a retry.
      .catch(() => setLines((known) => known ?? []))
      .finally(() => setBusy(false));
  }, [slug, as, first, overHttp]);
  const isFirst = isRequested && lines === null && !isBusy;
  useEffect(() => {
    if (isFirst) fetchMore();
  }, [isFirst, fetchMore]);
  return { lines: lines ?? [], more: more && lines !== null, isBusy, fetchMore };
}
