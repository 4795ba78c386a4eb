"use client";

import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { When } from "@/components/signup/when";
import { ZoneProvider } from "@/components/signup/zone-provider";
import { buttonClasses } from "@/components/ui/button-classes";
import { useViewer } from "./viewer-context";

/** The host's message and the next show, for people who watch the end of the show or its replay. */
export function ShowOver({
  replay,
}: {
  /** What leads to the replay; none if it's being watched. */ replay?: ReactNode;
}) {
  const { view, words, afterMessage } = useViewer();
  const { next } = view;
  if (!afterMessage && !next && !replay) return null;
  return (
    <section aria-label={words.ended.title} className="flex flex-col gap-3 px-4 py-4">
      {afterMessage && <p className="whitespace-pre-line text-base">{afterMessage}</p>}
      {replay}
      {next && (
        <ZoneProvider eventZone={next.timezone} locale={view.language} words={words.zone}>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="min-w-0 flex-1 text-base">
              {words.signup.nextShow}: <bdi className="font-medium">{next.title}</bdi>
              {next.startsAt && (
                <span className="block text-ink-muted text-sm">
                  <When at={next.startsAt} part="moment" />
                </span>
              )}
            </p>
            <a href={next.link} className={buttonClasses("secondary")}>
              {words.signup.nextShowOpen}
              <ArrowRight className="size-4" aria-hidden />
            </a>
          </div>
        </ZoneProvider>
      )}
    </section>
  );
}
