import clsx from "clsx";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { type ValueChange, valueChanges } from "./value-changes";

/** The former and the new values, side by side and member by member. */
export function ChangesTable({ before, after }: { before: unknown; after: unknown }) {
  const all = valueChanges(before, after);
  const changed = all.filter(({ kind }) => kind !== "same");
  const same = all.filter(({ kind }) => kind === "same");
  if (all.length === 0) return <p className="text-ink-muted text-sm">No values were noted.</p>;
  return (
    <div className="flex flex-col gap-2">
      {changed.length > 0 ? (
        <Rows changes={changed} label="Changed values" />
      ) : (
        <p className="text-ink-muted text-sm">Nothing is different: what was asked for was so before.</p>
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

function Rows({ changes, label }: { changes: readonly ValueChange[]; label: string }) {
  return (
    <Table label={label} className="text-sm!">
      <thead>
        <tr>
          <Th className="h-7">Value</Th>
          <Th className="h-7">Before</Th>
          <Th className="h-7">After</Th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ path, kind, before, after }) => (
          <Tr key={path}>
            <Td className="h-8 py-1.5 align-top font-mono text-xs">{path || "value"}</Td>
            <Side text={before} mark={kind !== "same" && "removed"} />
            <Side text={after} mark={kind !== "same" && "added"} />
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

const LONG = 600;

function Side({ text, mark }: { text: string | undefined; mark: "added" | "removed" | false }) {
  const shown = text !== undefined && text.length > LONG ? `${text.slice(0, LONG)}…` : text;
  return (
    <Td className="h-8 min-w-32 max-w-80 py-1.5 align-top">
      {shown === undefined ? (
        <span className="text-ink-muted">–</span>
      ) : (
        <span
          className={clsx(
            "whitespace-pre-wrap break-all rounded-sm font-mono text-xs",
            mark && "px-1 py-0.5",
            mark === "removed" && "bg-danger-soft",
            mark === "added" && "bg-ok-soft",
          )}
        >
          {shown === "" ? <span className="text-ink-muted">empty</span> : shown}
        </span>
      )}
    </Td>
  );
}
