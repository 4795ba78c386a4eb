import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { DocsHeader } from "@/components/docs/docs-header";
import { DocsNav } from "@/components/docs/docs-nav";
import { TipLayer } from "@/components/ui/tip-layer";
import { docSite } from "@/lib/docs/site";
import { sessionCookieName } from "@/lib/platform/security/cookies";
import "./code.css";

export default async function DocsLayout({ children }: { children: ReactNode }) {
  const { nav } = docSite();
  const signedIn = (await cookies()).has(sessionCookieName());
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-control focus:bg-surface-overlay focus:px-3 focus:py-2"
      >
        Skip to content
      </a>
      <DocsHeader sections={nav} signedIn={signedIn} />
      <div className="mx-auto flex max-w-[90rem]">
        <aside className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-72 shrink-0 overflow-y-auto border-line border-r px-4 py-6 lg:block">
          <nav aria-label="Documentation">
            <DocsNav sections={nav} />
          </nav>
        </aside>
        <main id="content" className="min-w-0 flex-1">
          {children}
        </main>
      </div>
      <TipLayer />
    </>
  );
}
