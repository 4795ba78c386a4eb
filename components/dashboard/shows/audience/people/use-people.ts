"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import { retryWhenLimited } from "@/lib/client/retry-when-limited";
import { useEnvironment } from "../../../access/environment";
import type { PersonRow } from "../../../parts/words/people-words";
import type { PeopleQuery } from "./people-query";

export interface PeoplePage {
  items: readonly PersonRow[];
  nextCursor: string | null;
}

/** The most that one call returns. */
const PAGE = 200;

/**
 * A show's people, as far as loaded: the first page comes with the page, the rest while scrolling. Actions
 * change the loaded rows in place, so that the list never jumps back to the first page.
 */
export function usePeople(slug: string, query: PeopleQuery, first: PeoplePage) {
  const { as } = useEnvironment();
  const [page, setPage] = useState(first);
  const [error, setError] = useState<ApiError>();
  const loading = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  useEffect(() => () => loading.current?.abort(), []);
  useEffect(() => {
    // After a page refresh its rows are newer, but are used only if no further page has been loaded since.
    setPage((held) => (held.items.length > first.items.length + PAGE / 2 ? held : first));
  }, [first]);

  const { nextCursor } = page;
  const loadMore = useCallback(async () => {
    if (!nextCursor || loading.current) return;
    const reading = new AbortController();
    loading.current = reading;
    setBusy(true);
    setError(undefined);
    try {
      const { data, meta } = await retryWhenLimited(() =>
        api("listRegistrations", {
          as,
          params: { slug },
          query: { ...query, limit: PAGE, cursor: nextCursor },
          signal: reading.signal,
        }),
      );
      const next = meta.next_cursor ?? null;
      setPage((held) =>
        held.nextCursor === nextCursor ? { items: [...held.items, ...data], nextCursor: next } : held,
      );
    } catch (failure) {
      if (!reading.signal.aborted && failure instanceof ApiError) setError(failure);
    } finally {
      loading.current = undefined;
      setBusy(false);
    }
  }, [as, slug, query, nextCursor]);

  /** Changes loaded rows; `undefined` removes one. */
  const patch = useCallback((change: (person: PersonRow) => PersonRow | undefined) => {
    setPage((held) => ({
      ...held,
      items: held.items.flatMap((person) => change(person) ?? []),
    }));
  }, []);

  return { people: page.items, hasMore: nextCursor !== null, loadMore, busy, error, patch };
}
