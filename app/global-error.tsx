"use client";

import { TryAgain } from "@/components/ui/try-again";
import "./globals.css";

/** Fallback for when the root layout itself fails. Depends on nothing that could fail with it. */
export default function GlobalError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong · Showrunner</title>
        <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center gap-4 px-4">
          <h1 className="font-semibold text-3xl">Something went wrong</h1>
          <p className="text-ink-muted text-lg">
            We couldn’t load this page. Try again in a moment.
            {error.digest && ` If it keeps happening, contact support with this error ID: ${error.digest}`}
          </p>
          <TryAgain onClick={reset} />
        </main>
      </body>
    </html>
  );
}
