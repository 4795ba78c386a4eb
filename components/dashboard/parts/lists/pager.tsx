"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { ButtonLink } from "@/components/ui/button-link";

/** Links to the next page of a list and back to its start. */
export function Pager({ next }: { next: string | null }) {
  const path = usePathname();
  const search = useSearchParams();
  const started = search.has("cursor");
  if (!next && !started) return null;
  const to = (cursor: string | null) => {
    const query = new URLSearchParams(search);
    if (cursor) query.set("cursor", cursor);
    else query.delete("cursor");
    return query.size > 0 ? `${path}?${query}` : path;
  };
  return (
    <nav aria-label="Pages" className="mt-4 flex gap-2">
      {started && (
        <ButtonLink href={to(null)} size="sm">
          First page
        </ButtonLink>
      )}
      {next && (
        <ButtonLink href={to(next)} size="sm">
          Next page
        </ButtonLink>
      )}
    </nav>
  );
}
