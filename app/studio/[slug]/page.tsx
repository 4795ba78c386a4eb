import type { Metadata } from "next";
import { cookies } from "next/headers";
import { StudioApp } from "@/components/studio/studio-app";
import { RootTheme } from "@/components/ui/root-theme";

export const metadata: Metadata = {
  title: "Studio",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

/** Dark unless this person chose light: a bright screen dazzles people who look into a camera. */
export default async function StudioPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const theme = (await cookies()).get("theme")?.value === "light" ? "light" : "dark";
  return (
    <div data-theme={theme} className="min-h-dvh bg-surface">
      <RootTheme theme={theme} />
      <StudioApp slug={slug} />
    </div>
  );
}
