import type { Metadata } from "next";
import type { ReactNode } from "react";
import { BarePage } from "@/components/ui/bare-page";

export const metadata: Metadata = {
  robots: { index: false },
  // With no referrer at all, browsers also hide the Origin that the forms here are checked by.
  referrer: "same-origin",
};

export default function AuthLayout({ children }: { children: ReactNode }) {
  return <BarePage className="max-w-sm gap-6">{children}</BarePage>;
}
