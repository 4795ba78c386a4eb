import Link from "next/link";
import type { FieldRow, FieldTable } from "@/lib/docs/field-rows";
import { InlineCode, InlineMarkdown } from "./doc-markdown";

const MAX_VALUES = 12;

/** Fields as a list. Nested fields can be expanded. */
export function FieldList({ rows, answer = false }: { rows: readonly FieldRow[]; answer?: boolean }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {rows.map((row) => (
        <li key={row.name} className="py-3.5">
          <FieldEntry row={row} answer={answer} />
        </li>
      ))}
    </ul>
  );
}

function FieldEntry({ row, answer }: { row: FieldRow; answer: boolean }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <span className="break-all font-medium font-mono text-base">{row.name}</span>
        <span className="text-ink-muted text-sm">
          {row.type}
          {row.nullable && " or null"}
        </span>
        {row.required && !answer && <span className="font-medium text-sm text-warn">required</span>}
        {!row.required && answer && <span className="text-ink-muted text-sm">not always present</span>}
        {row.deprecated && (
          <Link href="/docs/changelog#deprecations" className="font-medium text-danger text-sm underline">
            deprecated
          </Link>
        )}
      </p>
      {row.description && (
        <p className="mt-1 text-base text-ink-muted">
          <InlineMarkdown>{row.description}</InlineMarkdown>
        </p>
      )}
      <FieldBounds row={row} answer={answer} />
      {row.children.length > 0 && (
        <details className="mt-2">
          <summary className="w-fit rounded-control text-accent text-sm">
            {row.children.length === 1 ? "Show 1 field" : `Show ${row.children.length} fields`}
          </summary>
          <div className="mt-2 border-line border-l pl-4">
            <FieldList rows={row.children} answer={answer} />
          </div>
        </details>
      )}
    </>
  );
}

function FieldBounds({ row, answer }: { row: FieldRow; answer: boolean }) {
  const limits = answer
    ? row.limits.filter((limit) => !limit.startsWith("at ") && !/^\d/.test(limit))
    : row.limits;
  if (limits.length === 0 && row.values.length === 0) return null;
  return (
    <div className="mt-1.5 flex flex-col gap-1.5 text-ink-muted text-sm">
      {row.values.length > 0 && (
        <ul className="flex flex-wrap gap-1" aria-label={`Values of ${row.name}`}>
          {row.values.slice(0, MAX_VALUES).map((value) => (
            <li key={value}>
              <InlineCode>{value}</InlineCode>
            </li>
          ))}
          {row.values.length > MAX_VALUES && <li>and {row.values.length - MAX_VALUES} more</li>}
        </ul>
      )}
      {limits.length > 0 && <p>{limits.join(" · ")}</p>}
    </div>
  );
}

/** Fields of one part of a request. Renders nothing without fields. */
export function FieldSection({ id, title, table }: { id: string; title: string; table: FieldTable }) {
  if (table.rows.length === 0 && table.variants.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 id={id} className="mb-3 scroll-mt-20 font-semibold text-lg">
        {title}
      </h3>
      {table.rows.length > 0 && <FieldList rows={table.rows} />}
      {table.variants.length > 0 && <Variants table={table} />}
    </section>
  );
}

const Variants = ({ table }: { table: FieldTable }) => (
  <>
    <p className="mt-6 mb-2 text-base text-ink-muted">One of these {table.variants.length} variants:</p>
    <ul className="divide-y divide-line border-line border-y">
      {table.variants.map(({ title, description, rows }) => (
        <li key={title}>
          <details className="py-2.5">
            <summary className="text-base">
              <span className="font-medium font-mono">{title}</span>
              <span className="ml-2.5 text-ink-muted">{description}</span>
            </summary>
            <div className="mt-3 ml-4">
              <FieldList rows={rows} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  </>
);
