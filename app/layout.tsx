import type { Metadata, Viewport } from "next";
import { cookies, headers } from "next/headers";
import type { ReactNode } from "react";
import { PreloadFace } from "@/components/faces/preload-face";
import { CspNonce } from "@/components/ui/csp-nonce";
import { env } from "@/lib/platform/runtime/env";
import "./globals.css";

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env().PUBLIC_URL),
    title: { default: "Showrunner", template: "%s · Showrunner" },
    description: "Live shows your code and AI agents can run.",
    applicationName: "Showrunner",
    icons: {
      icon: [
        { url: "/favicon.ico", sizes: "48x48" },
        { url: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      ],
      apple: "/apple-touch-icon.png",
    },
    formatDetection: { telephone: false, address: false, email: false },
  };
}

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f8f8fa" },
    { media: "(prefers-color-scheme: dark)", color: "#0e0e13" },
  ],
};

/** Pages in a show's theme preload that theme's typeface. */
const hasThemeFace = (path: string): boolean => /^\/(e|watch)\//.test(path);

/** Reading the nonce makes every page render per request, as a nonce requires. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const sent = await headers();
  const nonce = sent.get("x-nonce") ?? "";
  const chosen = (await cookies()).get("theme")?.value;
  const theme = chosen === "light" || chosen === "dark" ? chosen : undefined;
  return (
    <html lang="en" data-theme={theme}>
      <body className="min-h-dvh">
        {!hasThemeFace(sent.get("x-path") ?? "") && <PreloadFace face="geist" />}
        <CspNonce nonce={nonce}>{children}</CspNonce>
      </body>
    </html>
  );
}
