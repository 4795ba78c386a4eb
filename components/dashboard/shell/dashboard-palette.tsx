"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { hitGroup } from "@/components/docs/hit-group";
import { SearchButton } from "@/components/docs/search-button";
import { useDocHits } from "@/components/docs/use-doc-hits";
import { useSearchKeys } from "@/components/docs/use-search-keys";
import { CommandPalette } from "@/components/ui/command-palette";
import { useDrawn } from "./environment";
import { areasFor } from "./nav-items";

const REQUEST_ID = /^req_\w{10,}$/;

/** Goes to a page of the dashboard, to a call by its request id, or into the documentation. */
export function DashboardPalette() {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const { environment, role } = useDrawn();
  const router = useRouter();
  const { hits, searching } = useDocHits(open ? query : "");
  useSearchKeys(() => setOpen((now) => !now));
  const show = (next: boolean) => {
    setOpen(next);
    if (!next) setQuery("");
  };
  const wanted = query.trim();
  const pages = areasFor(role)
    .flatMap((group) => group.items)
    .filter((item) => item.label.toLowerCase().includes(wanted.toLowerCase()));
  const groups = [
    {
      heading: "Dashboard",
      items: [
        ...(REQUEST_ID.test(wanted)
          ? [
              {
                id: wanted,
                label: `The call ${wanted}`,
                onSelect: () => router.push(`/dashboard/requests/${wanted}`),
              },
            ]
          : []),
        ...pages.map(({ path, label, icon: Icon }) => ({
          id: path || "home",
          label,
          icon: <Icon className="size-4 shrink-0 text-ink-muted" aria-hidden />,
          onSelect: () => router.push(`/dashboard/${environment}${path}`),
        })),
      ],
    },
    ...hitGroup(hits, router.push),
  ];
  return (
    <>
      <SearchButton label="Search" onClick={() => setOpen(true)} className="w-full shrink-0" />
      <CommandPalette
        open={open}
        onOpenChange={show}
        placeholder="Pages, request ids, documentation…"
        onQueryChange={setQuery}
        searched
        emptyText={searching ? "Searching…" : "Nothing found. Fewer or other words may help."}
        groups={groups.filter(({ items }) => items.length > 0)}
      />
    </>
  );
}
