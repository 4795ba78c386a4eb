import type { ReactNode } from "react";

interface DetailsSectionProps {
  /** For links to this group. */
  id?: string;
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** A group of settings with its heading beside it, or above it on a phone. */
export const DetailsSection = ({ id, title, description, children }: DetailsSectionProps) => (
  <section
    id={id}
    aria-label={title}
    className="grid scroll-mt-20 gap-x-10 gap-y-4 border-line border-t pt-6 lg:grid-cols-[14rem_minmax(0,38rem)]"
  >
    <div>
      <h2 className="font-semibold text-base">{title}</h2>
      {description && <p className="mt-1 text-ink-muted text-sm">{description}</p>}
    </div>
    <div className="flex min-w-0 flex-col gap-4">{children}</div>
  </section>
);
