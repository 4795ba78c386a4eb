"use client";

import "./globals.css";

/** Stands in when even the frame of the pages failed; it uses nothing that could fail with it. */
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
        <title>Something failed · Showrunner</title>
        <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center gap-4 px-4">
          <h1 className="font-semibold text-3xl">We dropped a cue.</h1>
          <p className="text-ink-muted text-lg">
            Something failed on our side and this page could not be shown.
            {error.digest && ` Tell support this number: ${error.digest}.`}
          </p>
          <button
            type="button"
            onClick={reset}
            className="h-9 rounded-control bg-accent px-3.5 font-medium text-base text-on-accent"
          >
            Try again
          </button>
        </main>
      </body>
    </html>
  );
}
