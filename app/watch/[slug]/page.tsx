import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ViewerPage } from "@/components/viewer/viewer-page";
import { publicEvent } from "@/lib/server/pages/public-event";
import { watchProps } from "@/lib/server/pages/watch-props";

interface PageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const event = await publicEvent((await params).slug);
  return {
    title: event ? { absolute: event.title } : undefined,
    robots: { index: false, follow: false },
    referrer: "no-referrer",
  };
}

export default async function WatchPage({ params, searchParams }: PageProps) {
  const props = await watchProps((await params).slug, await searchParams);
  if (!props) notFound();
  return <ViewerPage {...props} door="viewer_door" />;
}
