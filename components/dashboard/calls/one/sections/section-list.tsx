import type { ReactNode } from "react";
import { Section } from "../../../parts/page/section";

interface SectionListProps<Item> {
  title: string;
  items: readonly Item[];
  children: (item: Item, index: number) => ReactNode;
}

/** A section of statements. What wasn't found is listed at the end of the page, so it's left out if empty. */
export function SectionList<Item>({ title, items, children }: SectionListProps<Item>) {
  if (items.length === 0) return null;
  return (
    <Section title={`${title} (${items.length})`}>
      <ul className="flex flex-col">{items.map(children)}</ul>
    </Section>
  );
}
