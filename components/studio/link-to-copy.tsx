import { CopyButton } from "@/components/ui/copy-button";

/** An address that is shown this once, with a button that copies it. */
export function LinkToCopy({ url }: { url: string }) {
  return (
    <div className="flex items-center gap-1 rounded-control border border-line bg-surface-sunken p-1 pl-3">
      <code className="min-w-0 flex-1 truncate font-mono text-sm">{url}</code>
      <CopyButton value={url} label="Copy link" labelled />
    </div>
  );
}
