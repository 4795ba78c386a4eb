"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import { patiently } from "@/lib/client/patiently";
import { useEnvironment } from "../../../access/environment";
import type { PersonRow } from "../../../parts/words/people-words";
import type { PeopleQuery } from "./people-query";

export interface PeoplePage {
  items: readonly PersonRow[];
  nextCursor: string | null;
}

/** As many as one call gives. */
const PAGE = 200;

/**
 * The people of a list as far as they were read: the first page comes with the page, the next ones as the list is
 * scrolled. What is done to people here changes the rows that are there; nobody is thrown back to the first page.
 */
export function usePeople(slug: string, query: PeopleQuery, first: PeoplePage) {
  const { as } = useEnvironment();
  const [page, setPage] = useState(first);
  const [error, setError] = useState<ApiError>();
  const loading = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  useEffect(() => () => loading.current?.abort(), []);
  useEffect(() => {
    // The page was read again: what stands there is newer, unless more than that was read since.
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
      const { data, meta } = await patiently(() =>
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

  /** Changes the rows that are there; `undefined` takes one out. */
  const patch = useCallback((change: (person: PersonRow) => PersonRow | undefined) => {
    setPage((held) => ({
      ...held,
      items: held.items.flatMap((person) => change(person) ?? []),
    }));
  }, []);

  return { people: page.items, hasMore: nextCursor !== null, loadMore, busy, error, patch };
}
