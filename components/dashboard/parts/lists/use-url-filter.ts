"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useCallback, useTransition } from "react";

/** Filters kept in the URL. Changing one returns to the first page and closes what was open. */
export function useUrlFilter() {
  const router = useRouter();
  const path = usePathname();
  const search = useSearchParams();
  const [pending, startTransition] = useTransition();
  const set = useCallback(
    (changes: Record<string, string | null>) => {
      const query = new URLSearchParams(search);
      query.delete("cursor");
      query.delete("open");
      for (const [name, value] of Object.entries(changes)) {
        if (value) query.set(name, value);
        else query.delete(name);
      }
      startTransition(() => router.replace(query.size > 0 ? `${path}?${query}` : path, { scroll: false }));
    },
    [path, router, search],
  );
  return { get: (name: string) => search.get(name) ?? "", set, pending };
}
