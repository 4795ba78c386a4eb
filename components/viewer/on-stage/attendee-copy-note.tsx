"use client";

import type { OwnCopy } from "@/components/room/own-copy/own-copy";
import { OwnCopyNote } from "@/components/room/own-copy/own-copy-note";
import { useViewer } from "../viewer-context";
import { ownCopyWordsIn } from "./own-copy-words";

/** How far the attendee's own recording is uploaded, in the show's language. */
export function AttendeeCopyNote({ copy }: { copy: OwnCopy }) {
  const { language } = useViewer().view;
  return (
    <div data-theme="dark" lang={language} className="bg-surface-raised px-4 py-2 text-ink empty:hidden">
      <OwnCopyNote copy={copy} words={ownCopyWordsIn(language)} />
    </div>
  );
}
