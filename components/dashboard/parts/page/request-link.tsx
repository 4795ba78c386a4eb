import clsx from "clsx";
import Link from "next/link";
import { CopyButton } from "@/components/ui/copy-button";

interface RequestLinkProps {
  id: string;
  /** Shows only the last characters, for tables. */
  short?: boolean;
  className?: string;
}

/** A request id that can be copied and links to its call in the log, whichever environment that was in. */
export function RequestLink({ id, short, className }: RequestLinkProps) {
  return (
    <span className={clsx("inline-flex min-w-0 max-w-full items-center gap-0.5", className)}>
      <Link
        href={`/dashboard/requests/${encodeURIComponent(id)}`}
        prefetch={false}
        className="min-w-0 truncate rounded-sm font-mono text-accent text-xs hover:underline"
      >
        {short ? (
          <>
            <span aria-hidden>…{id.slice(-8)}</span>
            <span className="sr-only">{id}</span>
          </>
        ) : (
          id
        )}
      </Link>
      <CopyButton value={id} label="Copy request ID" />
    </span>
  );
}
