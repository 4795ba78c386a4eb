import Link from "next/link";
import { docPathOf } from "@/lib/docs/doc-path";
import type { ErrorLine } from "@/lib/docs/operation-doc";

/** Error codes an operation can return, linked to their pages. */
export const ErrorList = ({ errors }: { errors: readonly ErrorLine[] }) => (
  <ul className="divide-y divide-line border-line border-y">
    {errors.map(({ code, status, retryable, summary }) => (
      <li key={code} className="grid grid-cols-[2.5rem_1fr] gap-x-3 py-2.5">
        <span className="tabular font-mono text-base text-ink-muted">{status}</span>
        <span className="min-w-0">
          <Link
            href={docPathOf.error(code)}
            prefetch={false}
            className="break-words font-medium font-mono text-accent text-base hover:underline"
          >
            {code}
          </Link>
          {retryable && <span className="ml-2.5 text-ok text-sm">retryable</span>}
          <span className="block text-base text-ink-muted">{summary}</span>
        </span>
      </li>
    ))}
  </ul>
);
