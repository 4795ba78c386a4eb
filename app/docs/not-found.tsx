import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/button-link";

export const metadata: Metadata = { title: "Page not found · Docs", robots: { index: false } };

/** Inside the docs layout, so the menu and search stay available. */
export default function DocsNotFound() {
  return (
    <div className="mx-auto flex max-w-[48rem] flex-col items-start gap-4 px-4 pt-16 pb-32 sm:px-8">
      <p className="font-mono text-ink-muted text-sm">404</p>
      <h1 className="font-semibold text-3xl tracking-[-0.02em]">Page not found</h1>
      <p className="text-ink-muted text-lg">
        It may have moved or been renamed. Use the search at the top to find any page, operation, error or
        event.
      </p>
      <div className="flex flex-wrap gap-2 pt-2">
        <ButtonLink href="/docs" variant="primary">
          Browse docs
        </ButtonLink>
        <ButtonLink href="/docs/reference">API reference</ButtonLink>
      </div>
    </div>
  );
}
