import type { ReactNode } from "react";

interface HomeSectionProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** A home page section: description on the left, content on the right. */
export function HomeSection({ id, title, text, children }: HomeSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-16 gap-y-6 border-line border-t py-14 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div>
        <h2 id={`${id}-title`} className="font-semibold text-2xl tracking-[-0.02em]">
          {title}
        </h2>
        <p className="mt-2 max-w-[34rem] text-ink-muted text-lg">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
