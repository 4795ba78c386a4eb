"use client";

import { useEffect, useState } from "react";
import { useKept } from "@/components/program/use-kept";
import { fetchAgain } from "@/lib/client/fetch-again";
import { onThisSite } from "@/lib/client/on-this-site";
import type { ReplayProgram } from "./replay";

/** How often it's read again while the program grows, in seconds of the program. */
const STEP = 15;
/** How long after a failed read it's tried again. */
const PAUSE_MS = { first: 5_000, most: 60_000 };

/** What a program's file at this address contains: `none` until it's read. A failed read leaves what was read before. */
export function useProgramFile<Content>(
  { recording_id, version, composed_sec }: ReplayProgram,
  address: string | null,
  none: Content,
): Content {
  // In another version, the same is at other times.
  const edition = `${recording_id} ${version}`;
  const key = `${edition} ${Math.floor(composed_sec / STEP)} ${address === null}`;
  const url = useKept(address, key);
  const [read, setRead] = useState({ edition, content: none });
  useEffect(() => {
    void key;
    if (url === null) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const attempt = (pauseMs: number): void => {
      fetchAgain(onThisSite(url), { signal: leaving.signal })
        .then(async (answer) => {
          if (!answer.ok) throw answer;
          setRead({ edition, content: await answer.json() });
        })
        .catch(() => {
          if (!leaving.signal.aborted)
            timer = setTimeout(attempt, pauseMs, Math.min(2 * pauseMs, PAUSE_MS.most));
        });
    };
    attempt(PAUSE_MS.first);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [url, key, edition]);
  return url !== null && read.edition === edition ? read.content : none;
}
