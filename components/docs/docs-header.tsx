import Link from "next/link";
import { ButtonLink } from "@/components/ui/button-link";
import { Wordmark } from "@/components/ui/wordmark";
import type { NavSection } from "@/lib/docs/page";
import { DocsMenu } from "./docs-menu";
import { DocsSearch } from "./docs-search";
import { ThemeToggle } from "./theme-toggle";

interface DocsHeaderProps {
  sections: readonly NavSection[];
  signedIn: boolean;
}

export function DocsHeader({ sections, signedIn }: DocsHeaderProps) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-surface">
      <div className="mx-auto flex h-14 max-w-[90rem] items-center gap-2 px-4 sm:gap-3 sm:px-6">
        <DocsMenu sections={sections} />
        <Link href="/" className="flex rounded-control">
          <Wordmark />
        </Link>
        <span aria-hidden className="h-5 w-px bg-line" />
        <Link href="/docs" className="rounded-control text-base text-ink-muted hover:text-ink">
          Docs
        </Link>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <DocsSearch />
          <ButtonLink href="/docs/reference" variant="ghost" className="hidden! md:inline-flex!">
            API reference
          </ButtonLink>
          <ThemeToggle />
          <ButtonLink href={signedIn ? "/dashboard" : "/sign-in"} className="hidden! sm:inline-flex!">
            {signedIn ? "Dashboard" : "Sign in"}
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
