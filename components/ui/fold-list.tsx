import clsx from "clsx";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

/** Rows of one line each that open to more. */
export function FoldList({ children }: { children: ReactNode }) {
  return <ul className="border-line border-t">{children}</ul>;
}

interface FoldRowProps {
  /** What stands in the line, behind the mark that turns. */
  summary: ReactNode;
  /** The columns of the line: the mark is the first. */
  columns: string;
  children: ReactNode;
}

export function FoldRow({ summary, columns, children }: FoldRowProps) {
  return (
    <li className="border-line border-b">
      <details className="group">
        <summary
          className={clsx("grid min-h-11 items-center gap-x-3 rounded-sm py-2 hover:bg-hover", columns)}
        >
          <ChevronRight
            className="size-4 text-ink-muted transition-transform group-open:rotate-90"
            aria-hidden
          />
          {summary}
        </summary>
        <div className="flex flex-col gap-3 pt-2 pb-4 sm:pl-7">{children}</div>
      </details>
    </li>
  );
}
