"use client";

import { Film } from "lucide-react";
import Link from "next/link";
import { useEffect, useState } from "react";
import { Ago } from "@/components/ui/ago";
import { useDrawn, useEnvironment } from "../access/environment";
import { lastVisit } from "./last-visit";

interface ReadyRecording {
  id: string;
  slug: string;
  title: string;
  readyAt: string;
}

interface NewRecordingsProps {
  /** The latest first. */
  recordings: readonly ReadyRecording[];
  /** When the page was made, by the server's clock. */
  now: string;
}

/** Without an earlier visit in this browser, what became ready in the past week is new. */
const FIRST_MS = 7 * 86_400_000;
const MOST = 5;

/** Returns the recordings that became ready after a visit. */
export function readySince<R extends Pick<ReadyRecording, "readyAt">>(
  recordings: readonly R[],
  since: string | null,
  now: string,
): R[] {
  const from = since === null ? Date.parse(now) - FIRST_MS : Date.parse(since);
  return recordings.filter(({ readyAt }) => Date.parse(readyAt) > from);
}

/** Recordings that became ready since the last visit. Nothing without any. */
export function NewRecordings({ recordings, now }: NewRecordingsProps) {
  const { base } = useEnvironment();
  const { workspaceId, environment } = useDrawn();
  const [since, setSince] = useState<string | null>();
  useEffect(() => {
    try {
      setSince(lastVisit(`${workspaceId}.${environment}`, now, localStorage));
    } catch {
      // Storage that's off remembers no visit.
      setSince(null);
    }
  }, [workspaceId, environment, now]);
  const ready = since === undefined ? [] : readySince(recordings, since, now);
  if (ready.length === 0) return null;
  return (
    <section aria-label="New recordings">
      <h2 className="mb-3 font-semibold text-xl tracking-[-0.01em]">New recordings</h2>
      <ul className="border-line border-t">
        {ready.slice(0, MOST).map(({ id, slug, title, readyAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-2.5 text-base"
          >
            <Film className="size-4 shrink-0 text-ink-muted" aria-hidden />
            <Link
              href={`${base}/shows/${slug}/recording`}
              className="min-w-0 break-words rounded-sm font-medium hover:underline"
            >
              {title}
            </Link>
            <span className="ml-auto text-ink-muted text-sm">
              Ready <Ago value={readyAt} />
            </span>
          </li>
        ))}
      </ul>
      {ready.length > MOST && (
        <p className="mt-2 text-ink-muted text-sm">
          And {ready.length - MOST} more. Each is on its show’s Recording page.
        </p>
      )}
    </section>
  );
}
