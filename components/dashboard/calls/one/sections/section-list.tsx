"use client";

import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { FactKind } from "@/lib/modules/calls/calls/facts-schema";
import { useMay } from "../../../access/for-role";
import { Section } from "../../../parts/page/section";
import { FACT_WORDS } from "../../fact-words";
import { useAddFact } from "../adding/fact-adding";

interface SectionListProps<Item> {
  title: string;
  items: readonly Item[];
  /** What people can add to it. */
  adds?: FactKind;
  children: (item: Item, index: number) => ReactNode;
}

/**
 * A section of statements. What wasn't found is listed at the end of the page, so an empty one is only there for those who can
 * add to it.
 */
export function SectionList<Item>({ title, items, adds, children }: SectionListProps<Item>) {
  const mayAdd = useMay("member") && adds !== undefined;
  if (items.length === 0 && !mayAdd) return null;
  return (
    <Section title={`${title} (${items.length})`} action={mayAdd && <AddButton kind={adds} />}>
      {items.length === 0 ? (
        <p className="text-base text-ink-muted">None found.</p>
      ) : (
        <ul className="flex flex-col">{items.map(children)}</ul>
      )}
    </Section>
  );
}

function AddButton({ kind }: { kind: FactKind }) {
  const add = useAddFact();
  return (
    <Button
      size="sm"
      aria-label={`Add ${FACT_WORDS[kind]}`}
      icon={<Plus className="size-4" aria-hidden />}
      onClick={() => add({ kind })}
    >
      Add
    </Button>
  );
}
