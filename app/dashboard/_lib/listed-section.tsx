import type { ComponentProps, ReactNode } from "react";
import { Listing } from "@/components/dashboard/parts/listing";
import { Section } from "@/components/dashboard/parts/section";
import { ForRole } from "@/components/dashboard/shell/for-role";
import { NothingYet } from "./nothing-yet";

interface ListedSectionProps<Row> {
  title: string;
  description?: string;
  /** Adds to the list, for those who may. */
  add: ReactNode;
  list: ComponentProps<typeof Listing<Row>>["list"];
  /** What is said where there is nothing yet. */
  nothing: ComponentProps<typeof NothingYet>;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A part of a page that is a whole list, with the button that adds to it. */
export function ListedSection<Row>({ add, list, nothing, children, ...section }: ListedSectionProps<Row>) {
  return (
    <Section {...section} action={<ForRole least="member">{add}</ForRole>}>
      <Listing list={list} cut empty={<NothingYet {...nothing} />}>
        {children}
      </Listing>
    </Section>
  );
}
