import type { Column } from "@/components/ui/data-table";

/** A column that says what is in it. */
export interface Defined {
  header: string;
  definition: string;
}

export type DefinedColumn<Row> = Column<Row> & Defined;

/** What the columns of a table mean. Headers have no room for it, and a tip needs a mouse. */
export const Definitions = ({ label, columns }: { label: string; columns: readonly Defined[] }) => (
  <details className="mt-2">
    <summary className="w-fit rounded-sm text-accent text-sm">
      What these numbers mean<span className="sr-only">: {label}</span>
    </summary>
    <dl className="mt-2 grid max-w-3xl gap-x-4 gap-y-1 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
      {columns.map(({ header, definition }) => (
        <div key={header} className="contents">
          <dt className="font-medium max-sm:mt-1">{header}</dt>
          <dd className="text-ink-muted">{definition}</dd>
        </div>
      ))}
    </dl>
  </details>
);
