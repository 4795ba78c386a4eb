import type { ReactNode } from "react";

interface SectionProps {
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}

/** A section of a page with its own heading. */
export function Section({ title, description, action, children }: SectionProps) {
  return (
    <section aria-label={title}>
      <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="font-semibold text-lg">{title}</h2>
          {description && <p className="mt-0.5 max-w-2xl text-base text-ink-muted">{description}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
