import { CopyButton } from "@/components/ui/copy-button";

/** A link that is shown once, with a copy button. */
export function LinkToCopy({ url }: { url: string }) {
  return (
    <div className="flex items-center gap-1 rounded-control border border-line bg-surface-sunken p-1 pl-3">
      <code className="min-w-0 flex-1 truncate font-mono text-sm" data-secret>
        {url}
      </code>
      <CopyButton value={url} label="Copy link" labelled />
    </div>
  );
}
