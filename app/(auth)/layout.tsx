import type { Metadata } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { Wordmark } from "@/components/ui/wordmark";

export const metadata: Metadata = {
  robots: { index: false },
  // With no referrer at all, browsers also hide the Origin that the forms here are checked by.
  referrer: "same-origin",
};

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col px-4 sm:px-8">
      <header className="flex h-16 items-center">
        <Link href="/" className="rounded-control">
          <Wordmark />
        </Link>
      </header>
      <main className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center gap-6 pb-32">
        {children}
      </main>
    </div>
  );
}
