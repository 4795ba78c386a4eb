import type { ReactNode } from "react";

interface PanelSectionProps {
  title: string;
  /** A switch or button to the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled section of a desk panel. */
export function PanelSection({ title, aside, children }: PanelSectionProps) {
  return (
    <section className="flex flex-col gap-2.5 border-line border-b pb-5 last:border-b-0">
      <div className="flex min-h-7 items-center justify-between gap-2">
        <h3 className="font-medium text-base">{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
