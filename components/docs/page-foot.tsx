import { ArrowLeft, ArrowRight } from "lucide-react";
import Link from "next/link";
import type { NavItem } from "@/lib/docs/page";

const LINK =
  "group flex min-w-0 flex-col gap-0.5 rounded-panel border border-line px-4 py-3 hover:border-line-strong";

/** Previous and next page in menu order. */
export function PageFoot({ before, after }: { before?: NavItem; after?: NavItem }) {
  return (
    <nav
      aria-label="Previous and next page"
      className="mt-16 grid gap-3 border-line border-t pt-6 sm:grid-cols-2"
    >
      {before ? (
        <Link href={before.path} prefetch={false} className={LINK}>
          <span className="flex items-center gap-1.5 text-ink-muted text-sm">
            <ArrowLeft className="size-3.5" aria-hidden /> Previous
          </span>
          <span className="truncate font-medium text-base">{before.title}</span>
        </Link>
      ) : (
        <span className="hidden sm:block" />
      )}
      {after && (
        <Link href={after.path} prefetch={false} className={`${LINK} sm:items-end sm:text-right`}>
          <span className="flex items-center gap-1.5 text-ink-muted text-sm">
            Next <ArrowRight className="size-3.5" aria-hidden />
          </span>
          <span className="max-w-full truncate font-medium text-base">{after.title}</span>
        </Link>
      )}
    </nav>
  );
}
