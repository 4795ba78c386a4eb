import type { ReactNode } from "react";
import { plainText, segmentsOf } from "@/lib/docs/segments";
import { DocMarkdown } from "./doc-markdown";
import { OnThisPage, type PageHeading } from "./on-this-page";

const FEWEST_HEADINGS = 2;

/** A text page with its headings on the right. */
export function ProseView({ head, markdown, foot }: { head: ReactNode; markdown: string; foot: ReactNode }) {
  const headings = segmentsOf(markdown).flatMap((segment): PageHeading[] =>
    segment.kind === "heading"
      ? [{ id: segment.id, text: plainText(segment.text), level: segment.level }]
      : [],
  );
  return (
    <div className="px-4 sm:px-8 xl:grid xl:grid-cols-[minmax(0,1fr)_14rem]">
      <article className="mx-auto w-full min-w-0 max-w-[48rem] pt-8 pb-20">
        {head}
        <DocMarkdown markdown={markdown} />
        {foot}
      </article>
      <aside className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] overflow-y-auto pt-9 pb-8 pl-8 xl:block">
        {headings.length >= FEWEST_HEADINGS && <OnThisPage headings={headings} />}
      </aside>
    </div>
  );
}
