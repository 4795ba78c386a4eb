import type { ReactNode } from "react";
import { BarePage } from "./bare-page";

interface MessagePageProps {
  /** Short text above the title: a code or a state. */
  kicker?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** Links or buttons to go on from here. */
  actions?: ReactNode;
}

/** A page with a single message: not found, failed, closed. */
export function MessagePage({ kicker, title, children, actions }: MessagePageProps) {
  return (
    <BarePage className="max-w-xl items-start gap-4">
      {kicker && <p className="font-mono text-ink-muted text-sm">{kicker}</p>}
      <h1 className="max-w-full font-semibold text-3xl tracking-[-0.02em]">{title}</h1>
      <div className="flex max-w-full flex-col gap-2 text-ink-muted text-lg">{children}</div>
      {actions && <div className="flex flex-wrap items-center gap-2 pt-2">{actions}</div>}
    </BarePage>
  );
}
