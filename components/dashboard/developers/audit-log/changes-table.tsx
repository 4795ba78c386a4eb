import clsx from "clsx";
import { type Column, DataTable } from "@/components/ui/data-table";
import { type ValueChange, valueChanges } from "./value-changes";

/** Previous and new values side by side, member by member. */
export function ChangesTable({ before, after }: { before: unknown; after: unknown }) {
  const all = valueChanges(before, after);
  const changed = all.filter(({ kind }) => kind !== "same");
  const same = all.filter(({ kind }) => kind === "same");
  if (all.length === 0) return <p className="text-ink-muted text-sm">No values were recorded.</p>;
  return (
    <div className="flex flex-col gap-2">
      {changed.length > 0 ? (
        <Rows changes={changed} label="Changed values" />
      ) : (
        <p className="text-ink-muted text-sm">No changes. These were the previous values.</p>
      )}
      {same.length > 0 && (
        <details className="group/same">
          <summary className="w-fit rounded-sm text-accent text-sm hover:underline">
            {same.length} {same.length === 1 ? "value" : "values"} unchanged
          </summary>
          <Rows changes={same} label="Unchanged values" />
        </details>
      )}
    </div>
  );
}

const COLUMNS: readonly Column<ValueChange>[] = [
  {
    header: "Value",
    headClassName: "h-7",
    className: "h-8 py-1.5 align-top font-mono text-xs",
    cell: ({ path }) => path || "value",
  },
  sideColumn("Before", ({ before }) => before, "bg-danger-soft"),
  sideColumn("After", ({ after }) => after, "bg-ok-soft"),
];

function Rows({ changes, label }: { changes: readonly ValueChange[]; label: string }) {
  return (
    <DataTable
      label={label}
      className="text-sm!"
      columns={COLUMNS}
      rows={changes}
      keyOf={({ path }) => path}
    />
  );
}

/** A column of previous or new values, highlighted where they differ. */
function sideColumn(
  header: string,
  textOf: (change: ValueChange) => string | undefined,
  mark: string,
): Column<ValueChange> {
  return {
    header,
    headClassName: "h-7",
    className: "h-8 min-w-32 max-w-80 py-1.5 align-top",
    cell: (change) => <Side text={textOf(change)} mark={change.kind !== "same" && mark} />,
  };
}

const LONG = 600;

function Side({ text, mark }: { text: string | undefined; mark: string | false }) {
  if (text === undefined) return <span className="text-ink-muted">–</span>;
  return (
    <span
      className={clsx(
        "whitespace-pre-wrap break-all rounded-sm font-mono text-xs",
        mark && `px-1 py-0.5 ${mark}`,
      )}
    >
      {text === "" ? <span className="text-ink-muted">empty</span> : shortened(text)}
    </span>
  );
}

const shortened = (text: string): string => (text.length > LONG ? `${text.slice(0, LONG)}…` : text);
