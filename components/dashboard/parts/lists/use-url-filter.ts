"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useCallback, useEffect, useRef, useTransition } from "react";

/** Filters kept in the URL. Changing one returns to the first page and closes what was open. */
export function useUrlFilter() {
  const router = useRouter();
  const path = usePathname();
  const search = useSearchParams();
  const [pending, startTransition] = useTransition();
  // The query of the newest change, which the router may not have reached: the next change adds to it.
  const newest = useRef(new URLSearchParams(search));
  useEffect(() => {
    if (!pending) newest.current = new URLSearchParams(search);
  }, [pending, search]);
  const set = useCallback(
    (changes: Record<string, string | null>) => {
      const query = new URLSearchParams(newest.current);
      query.delete("cursor");
      query.delete("open");
      for (const [name, value] of Object.entries(changes)) {
        if (value) query.set(name, value);
        else query.delete(name);
      }
      newest.current = query;
      startTransition(() => router.replace(query.size > 0 ? `${path}?${query}` : path, { scroll: false }));
    },
    [path, router],
  );
  return { get: (name: string) => search.get(name) ?? "", set, pending };
}
