"use client";

import { useCallback, useEffect, useState } from "react";
import { audienceApi } from "@/lib/client/audience-api";
import { useViewer } from "../viewer-context";
import type { SaidLine } from "./use-caption-log";

export interface EarlierLines {
  lines: readonly SaidLine[];
  /** Whether there are earlier lines to load. */
  more: boolean;
  isBusy: boolean;
  fetchMore: () => void;
}

/** What was said before this page was opened: the last part once the log is opened, the rest on demand. */
export function useEarlierLines(isRequested: boolean): EarlierLines {
  const { view, as } = useViewer();
  const { slug } = view;
  const [lines, setLines] = useState<readonly SaidLine[] | null>(null);
  const [more, setMore] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const first = lines?.[0]?.id;
  const fetchMore = useCallback(() => {
    setBusy(true);
    const query = first === undefined ? {} : { before: first };
    audienceApi("getSaidBefore", { as, params: { slug }, query })
      .then(({ data }) => {
        setLines((known) => [...data.lines, ...(known ?? [])]);
        setMore(data.more);
      })
      // The button stays for a retry.
      .catch(() => setLines((known) => known ?? []))
      .finally(() => setBusy(false));
  }, [slug, as, first]);
  const isFirst = isRequested && lines === null && !isBusy;
  useEffect(() => {
    if (isFirst) fetchMore();
  }, [isFirst, fetchMore]);
  return { lines: lines ?? [], more: more && lines !== null, isBusy, fetchMore };
}
