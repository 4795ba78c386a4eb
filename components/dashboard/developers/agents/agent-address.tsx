import { CopyButton } from "@/components/ui/copy-button";

/** The URL, which is all that an MCP client needs. */
export function AgentAddress({ url }: { url: string }) {
  return (
    <div className="flex max-w-2xl items-center gap-2 rounded-panel border border-line bg-surface-sunken py-1 pr-1 pl-3">
      <code className="min-w-0 flex-1 overflow-x-auto whitespace-nowrap font-mono text-base">{url}</code>
      <CopyButton value={url} label="Copy server URL" />
    </div>
  );
}
