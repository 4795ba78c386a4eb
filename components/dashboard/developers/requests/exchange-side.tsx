import { CodeBlock } from "@/components/ui/code-block";
import { readable } from "./exchange-text";

interface ExchangeSideProps {
  title: string;
  /** The query string of a request. */
  query?: string;
  side: { headers: Record<string, string>; body: string | null; bytes: number; truncated: boolean };
}

/** One half of a call: a request's query, its body, and its headers, collapsed. */
export function ExchangeSide({ title, query = "", side }: ExchangeSideProps) {
  const parameters = [...new URLSearchParams(query)];
  const headers = Object.entries(side.headers)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, value]) => [name.toLowerCase(), value] as const);
  const size = side.bytes < 1024 ? `${side.bytes} B` : `${(side.bytes / 1024).toFixed(1)} KiB`;
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2">
      <h3 className="flex items-baseline gap-2 font-medium text-base">
        {title}
        {side.bytes > 0 && <span className="tabular font-normal text-ink-muted text-sm">{size}</span>}
      </h3>
      {parameters.length > 0 && (
        <div className="flex flex-col gap-1">
          <h4 className="text-ink-muted text-sm">Query parameters</h4>
          <Pairs pairs={parameters} />
        </div>
      )}
      {side.body ? (
        <CodeBlock
          className="[&_pre]:max-h-96"
          samples={[{ id: "body", label: "Body", code: readable(side.body) }]}
        />
      ) : (
        <p className="text-ink-muted text-sm">No body.</p>
      )}
      {side.truncated && <p className="text-sm text-warn">Only the first 8 KiB of the body are stored.</p>}
      <details>
        <summary className="w-fit rounded-sm text-ink-muted text-sm hover:text-ink">
          {headers.length} headers
        </summary>
        <div className="mt-2">
          <Pairs pairs={headers} />
        </div>
      </details>
    </section>
  );
}

function Pairs({ pairs }: { pairs: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-4 gap-y-1 font-mono text-xs">
      {pairs.map(([name, value], place) => (
        // A query can name a parameter twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: the pairs never change places
        <div key={place} className="col-span-2 grid grid-cols-subgrid">
          <dt className="break-all text-ink-muted">{name}</dt>
          <dd className="break-all">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
