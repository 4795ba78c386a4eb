import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { ShowHeader } from "@/components/dashboard/shows/header/show-header";
import { environmentFrom } from "../../../_lib/environment";
import { readReadiness, readShow } from "../../../_lib/show";
import { testClock } from "../../../_lib/test-clock";

interface Props {
  params: Promise<{ env: string; slug: string }>;
  children: ReactNode;
}

/** Adds the show's title after each page's own. */
export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const { env, slug } = await params;
  const title = (await readShow(environmentFrom(env), slug)).data?.event.title ?? "Show";
  return { title: { default: title, template: `%s · ${title.replaceAll("%s", "% s")}` } };
}

/** The show header above each of its pages. If the show can't be read, the page itself says why. */
export default async function ShowLayout({ params, children }: Props) {
  const { env, slug } = await params;
  const environment = environmentFrom(env);
  const [show, readiness, clock] = await Promise.all([
    readShow(environment, slug),
    readReadiness(environment, slug),
    testClock(environment),
  ]);
  if (show.problem?.code === "not_found") notFound();
  return (
    <>
      {show.data && readiness.data && (
        <ShowHeader
          show={show.data.event}
          readiness={readiness.data}
          clockAheadSeconds={clock?.offset_sec ?? 0}
        />
      )}
      {children}
    </>
  );
}
