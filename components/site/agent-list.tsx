import { CopyLine } from "./copy-line";

interface AgentListProps {
  lines: readonly { id: string; client: string; where: string; line: string }[];
}

/** How to connect each agent to this installation. */
export function AgentList({ lines }: AgentListProps) {
  return (
    <ul className="border-line border-t">
      {lines.map(({ id, client, where, line }) => (
        <li key={id} className="flex flex-col gap-2 border-line border-b py-4">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h3 className="font-medium text-base">{client}</h3>
            <p className="text-ink-muted text-sm">{where}</p>
          </div>
          <div className="flex min-w-0 items-center gap-1 rounded-control border border-line bg-surface-sunken pr-1 pl-3">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
            <pre tabIndex={0} className="min-w-0 flex-1 overflow-x-auto py-2 font-mono text-sm">
              <code>{line}</code>
            </pre>
            <CopyLine value={line} label={`Copy setup for ${client}`} />
          </div>
        </li>
      ))}
    </ul>
  );
}
