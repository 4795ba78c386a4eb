import { CodeBlock } from "@/components/ui/code-block";
import { readable } from "./exchange-text";

interface ExchangeSideProps {
  title: string;
  side: { headers: Record<string, string>; body: string | null; bytes: number; truncated: boolean };
}

/** One half of a call: its headers, collapsed, and its body. */
export function ExchangeSide({ title, side }: ExchangeSideProps) {
  const headers = Object.entries(side.headers).sort(([a], [b]) => a.localeCompare(b));
  const size = side.bytes < 1024 ? `${side.bytes} B` : `${(side.bytes / 1024).toFixed(1)} KiB`;
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2">
      <h3 className="flex items-baseline gap-2 font-medium text-base">
        {title}
        {side.bytes > 0 && <span className="tabular font-normal text-ink-muted text-sm">{size}</span>}
      </h3>
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
        <dl className="mt-2 grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-4 gap-y-1 font-mono text-xs">
          {headers.map(([name, value]) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt className="break-all text-ink-muted">{name.toLowerCase()}</dt>
              <dd className="break-all">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
