import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AppProviders } from "@/components/ui/app-providers";
import { Wordmark } from "@/components/ui/wordmark";

export const metadata: Metadata = { title: "Connect an app", robots: { index: false } };

export default function ConsentLayout({ children }: { children: ReactNode }) {
  return (
    <AppProviders>
      <div className="flex min-h-dvh flex-col px-4 sm:px-8">
        <header className="flex h-16 items-center">
          <Wordmark />
        </header>
        <main className="mx-auto flex w-full max-w-lg flex-1 flex-col justify-center gap-6 py-6">
          {children}
        </main>
      </div>
    </AppProviders>
  );
}
