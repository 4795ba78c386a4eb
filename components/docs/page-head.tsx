import { ChevronRight } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import type { DocPage } from "@/lib/docs/page";
import { InlineMarkdown } from "./doc-markdown";
import { PageActions } from "./page-actions";

const CODE_TITLE = /^[\w]+([._][\w]+)+$/;

/** Breadcrumb, title and summary. */
export function PageHead({ page, children }: { page: DocPage; children?: ReactNode }) {
  const crumbs = page.crumbs.length > 0 ? page.crumbs : [{ title: page.section, path: "" }];
  const isCode = CODE_TITLE.test(page.title);
  return (
    <header className="mb-8">
      <div className="mb-3 flex min-h-7 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <nav aria-label="Breadcrumb">
          <ol className="flex flex-wrap items-center gap-1.5 text-ink-muted text-sm">
            {crumbs.map(({ title, path }, index) => (
              <li key={title} className="flex items-center gap-1.5">
                {index > 0 && <ChevronRight className="size-3.5" aria-hidden />}
                {path ? (
                  <Link href={path} prefetch={false} className="hover:text-ink">
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </li>
            ))}
          </ol>
        </nav>
        <PageActions path={page.path} />
      </div>
      <h1
        className={
          isCode
            ? "break-words font-medium font-mono text-2xl tracking-[-0.02em]"
            : "font-semibold text-3xl tracking-[-0.03em]"
        }
      >
        {page.title}
      </h1>
      <p className="mt-2.5 max-w-[42rem] text-ink-muted text-lg">
        <InlineMarkdown>{page.summary}</InlineMarkdown>
      </p>
      {children}
    </header>
  );
}
