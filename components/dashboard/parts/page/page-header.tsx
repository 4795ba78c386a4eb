import Link from "next/link";
import type { ReactNode } from "react";

interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** The page's one primary action. */
  action?: ReactNode;
  /** Link to the parent page. */
  back?: { href: string; label: string };
}

export function PageHeader({ title, description, action, back }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4 md:flex-nowrap">
      <div className="min-w-0">
        {back && (
          <Link
            href={back.href}
            className="mb-1 inline-block rounded-sm text-ink-muted text-sm hover:text-ink"
          >
            ← {back.label}
          </Link>
        )}
        <h1 className="break-words font-semibold text-2xl tracking-[-0.015em]">{title}</h1>
        {description && <p className="mt-1 max-w-2xl text-base text-ink-muted">{description}</p>}
      </div>
      {action && <div className="min-w-0 max-w-full md:shrink-0">{action}</div>}
    </header>
  );
}
