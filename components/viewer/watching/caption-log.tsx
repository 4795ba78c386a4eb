"use client";

import { useViewer } from "../viewer-context";
import type { SaidLine } from "./use-caption-log";

/**
 * What was said, to be read again. New lines are read out while the log is open, and not from the picture: whoever listens
 * to the show would hear everything twice.
 */
export function CaptionLog({ lines }: { lines: readonly SaidLine[] }) {
  const { title, empty } = useViewer().words.captionLog;
  return (
    <ol role="log" aria-label={title} className="flex flex-col gap-2 text-base lg:h-full lg:overflow-y-auto">
      {lines.length === 0 && <li className="text-ink-muted text-sm">{empty}</li>}
      {lines.map(({ id, speaker, text }) => (
        <li key={id} className="wrap-anywhere">
          <span className="font-medium text-ink-muted">{speaker}: </span>
          {text}
        </li>
      ))}
    </ol>
  );
}
