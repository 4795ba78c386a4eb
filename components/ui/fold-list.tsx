import clsx from "clsx";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

/** One-line rows that expand. */
export function FoldList({ children }: { children: ReactNode }) {
  return <ul className="border-line border-t">{children}</ul>;
}

interface FoldRowProps {
  /** Content of the row, after the expand icon. */
  summary: ReactNode;
  /** The row's grid columns; the first is the expand icon. */
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
