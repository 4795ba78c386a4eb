"use client";

import { OwnCopyNote } from "@/components/room/own-copy/own-copy-note";
import { ButtonLink } from "@/components/ui/button-link";
import { clockText } from "./clock-text";
import { ResumeButton } from "./resume-button";
import { useStudio } from "./studio-context";

/** A one-line summary of an ended show: duration and audience. */
export function ShowOver() {
  const { controller, desk, state } = useStudio();
  const { session, earlier } = desk;
  const end = session?.ended_at ?? state.ended_at;
  const begin = session?.started_at ?? state.started_at;
  const seconds = earlier.aired_sec + (end && begin ? (Date.parse(end) - Date.parse(begin)) / 1000 : 0);
  const facts: [string, string][] = [
    ["On air", clockText(seconds, true)],
    ["Registrations", String(desk.registrations)],
    ["Peak viewers", String(Math.max(earlier.peak_concurrent, session?.peak_concurrent ?? 0))],
  ];
  return (
    <section
      aria-label="After the show"
      className="flex shrink-0 flex-col gap-4 border-line border-t px-4 py-5"
    >
      <div className="flex flex-wrap items-center gap-x-10 gap-y-3">
        {facts.map(([term, value]) => (
          <dl key={term}>
            <dt className="text-ink-muted text-sm">{term}</dt>
            <dd className="tabular font-semibold text-xl">{value}</dd>
          </dl>
        ))}
        <div className="flex flex-wrap gap-2 sm:ms-auto">
          <ButtonLink href={`/e/${controller.slug}`} variant="ghost">
            View signup page
          </ButtonLink>
          <ButtonLink href={`/dashboard/${desk.event.environment}/shows/${controller.slug}`}>
            View results
          </ButtonLink>
        </div>
      </div>
      <OwnCopyNote copy={controller.ownCopy} />
      <ResumeButton />
      <p className="text-ink-muted text-sm">
        Your camera and microphone are off. The run of show and command history stay available here. Only
        workspace members can see the numbers.
      </p>
    </section>
  );
}
