import type { Metadata } from "next";
import { cookies } from "next/headers";
import { StudioApp } from "@/components/studio/studio-app";
import { RootTheme } from "@/components/ui/root-theme";
import { manifestPath } from "@/lib/server/pages/app-manifest";

interface StudioPageProps {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: StudioPageProps): Promise<Metadata> {
  return {
    title: "Studio",
    manifest: manifestPath(`/studio/${(await params).slug}`),
    robots: { index: false, follow: false },
    referrer: "no-referrer",
  };
}

/** Dark unless this person chose light: a bright screen dazzles people who look into a camera. */
export default async function StudioPage({ params }: StudioPageProps) {
  const { slug } = await params;
  const theme = (await cookies()).get("theme")?.value === "light" ? "light" : "dark";
  return (
    <div data-theme={theme} className="min-h-dvh bg-surface">
      <RootTheme theme={theme} />
      <StudioApp slug={slug} />
    </div>
  );
}
