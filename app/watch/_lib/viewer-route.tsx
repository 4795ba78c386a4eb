import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import type { Door } from "@/components/viewer/door";
import { ViewerPage } from "@/components/viewer/viewer-page";
import { manifestPath } from "@/lib/server/pages/app-manifest";
import { publicEvent } from "@/lib/server/pages/public-event";
import { watchProps } from "@/lib/server/pages/watch-props";

export interface ViewerRouteProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Renders the same page for both ways into a show, the audience's and a guest's, each with its own door. */
export async function viewerRoute(
  { params, searchParams }: ViewerRouteProps,
  door: Door,
): Promise<ReactNode> {
  const props = await watchProps((await params).slug, await searchParams);
  if (!props) notFound();
  return <ViewerPage {...props} door={door} />;
}

export async function viewerMetadata({ params }: ViewerRouteProps): Promise<Metadata> {
  const { slug } = await params;
  const event = await publicEvent(slug);
  return {
    manifest: manifestPath(`/watch/${slug}`),
    title: event ? { absolute: event.title } : undefined,
    robots: { index: false, follow: false },
    referrer: "no-referrer",
  };
}
