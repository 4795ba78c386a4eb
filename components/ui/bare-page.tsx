import type { ReactNode } from "react";
import { Wordmark } from "./wordmark";

/** A page with only the product name at the top and one thing in the middle. */
export function BarePage({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col px-4 sm:px-8">
      <header className="flex h-16 items-center">
        {/* A full page load, so that these pages need no routing script. */}
        <a href="/" className="rounded-control">
          <Wordmark />
        </a>
      </header>
      <main className={`mx-auto flex w-full flex-1 flex-col justify-center pb-32 ${className}`}>
        {children}
      </main>
    </div>
  );
}
