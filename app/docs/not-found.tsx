import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/button-link";

export const metadata: Metadata = { title: "Nothing here · Docs", robots: { index: false } };

/** Inside the frame of the documentation, so that its contents and its search are at hand. */
export default function DocsNotFound() {
  return (
    <div className="mx-auto flex max-w-[48rem] flex-col items-start gap-4 px-4 pt-16 pb-32 sm:px-8">
      <p className="font-mono text-ink-muted text-sm">404</p>
      <h1 className="font-semibold text-3xl tracking-[-0.02em]">No page of the documentation is here.</h1>
      <p className="text-ink-muted text-lg">
        It may have moved or been renamed. The search at the top knows every page, operation, error and event.
      </p>
      <div className="flex flex-wrap gap-2 pt-2">
        <ButtonLink href="/docs" variant="primary">
          All documentation
        </ButtonLink>
        <ButtonLink href="/docs/reference">API reference</ButtonLink>
      </div>
    </div>
  );
}
