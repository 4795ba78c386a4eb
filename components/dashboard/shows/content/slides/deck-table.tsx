"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { agoColumn } from "@/components/ui/ago-column";
import { Badge } from "@/components/ui/badge";
import { type Column, DataTable } from "@/components/ui/data-table";
import { type Deck, STATES } from "./deck-words";

const shownIn = ({ attachments }: Deck): string => attachments.map(({ title }) => title).join(", ");

const columnsOf = (base: string): Column<Deck>[] => [
  {
    header: "File",
    className: "w-full max-w-0 sm:min-w-56",
    cell: (deck) => (
      <>
        <Link href={`${base}/${deck.id}`} className="block truncate rounded-sm font-medium hover:underline">
          {deck.name}
        </Link>
        <span className="block truncate text-ink-muted text-xs">
          {deck.failure?.message ?? (shownIn(deck) || "Not attached yet")}
        </span>
      </>
    ),
  },
  { header: "Pages", from: "sm", numeric: true, cell: ({ page_count }) => page_count ?? "–" },
  {
    header: "Status",
    cell: ({ state }) => (
      <Badge dot tone={STATES[state].tone}>
        {STATES[state].label}
      </Badge>
    ),
  },
  agoColumn("Added", ({ created_at }) => created_at, { from: "sm" }),
];

/** The decks of a show, newest first. */
export function DeckTable({ decks, base }: { decks: readonly Deck[]; base: string }) {
  const router = useRouter();
  return (
    <DataTable
      label="Slides"
      columns={columnsOf(base)}
      rows={decks}
      keyOf={({ id }) => id}
      onOpen={({ id }) => router.push(`${base}/${id}`)}
    />
  );
}
