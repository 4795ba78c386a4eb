import type { ReactNode } from "react";
import { Wordmark } from "@/components/ui/wordmark";

interface BackstageShellProps {
  onAir?: boolean;
  /** At the right of the header. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A single-column layout. */
export function BackstageShell({ onAir, aside, children }: BackstageShellProps) {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col px-4 pb-16 sm:px-8">
      <header className="flex h-16 shrink-0 items-center justify-between gap-4">
        <Wordmark onAir={onAir} />
        {aside}
      </header>
      <main className="flex flex-col gap-6">{children}</main>
    </div>
  );
}
