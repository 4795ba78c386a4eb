"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { ApiError } from "@/lib/client/api-error";
import { publicApi } from "@/lib/client/public-api";
import type { HeldPlace, Place, PlaceState } from "./place";

interface PlaceOptions {
  slug: string;
  /** Access this browser had when the page was rendered; null for none. */
  held: HeldPlace | null;
  /** The URL contains a personal link that has not been exchanged yet. */
  hasLink: boolean;
}

const OUT = { kind: "out", trouble: null, note: null } as const satisfies Place;

/** The URL, and the token of a personal link in it. */
function readLink(): { url: URL; join: string | null } {
  const url = new URL(location.href);
  return { url, join: url.searchParams.get("join") };
}

/** Removes a personal link's token from the URL, so that it is neither seen nor shared. */
function dropLink(): void {
  const { url } = readLink();
  url.searchParams.delete("join");
  history.replaceState(history.state, "", url.pathname + url.search + url.hash);
}

export function usePlace({ slug, held, hasLink }: PlaceOptions): PlaceState {
  const [place, setPlace] = useState<Place>(
    hasLink ? { kind: "entering" } : held !== null ? { kind: "in", ...held } : OUT,
  );
  const opened = useRef(false);

  const retry = useCallback(
    async (patience: "press" | "once") => {
      // It stays in the URL until it is answered, so that a reload tries it again.
      const { join } = readLink();
      if (join === null) return;
      if (patience === "press") setPlace({ kind: "entering" });
      const next = await enter(slug, join, held, patience);
      if (next.kind !== "out" || next.retrySeconds === undefined) dropLink();
      setPlace((previous) => (previous.kind === "in" && next.kind === "out" ? previous : next));
    },
    [slug, held],
  );
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    void retry("press");
  }, [retry]);

  const lose = useCallback(
    () =>
      setPlace((previous) =>
        previous.kind === "in" && previous.as === "watcher"
          ? { ...OUT, shut: true }
          : { kind: "out", trouble: "bad_link", note: null },
      ),
    [],
  );
  return useMemo(() => ({ place, setPlace, lose, retry }), [place, lose, retry]);
}

async function enter(
  slug: string,
  join: string,
  held: HeldPlace | null,
  patience: "press" | "once",
): Promise<Place> {
  try {
    const { data } = await publicApi("enterShow", {
      as: `public:${slug}`,
      params: { slug },
      body: { join },
      patience,
    });
    return { kind: "in", name: data.name, as: "attendee" };
  } catch (error) {
    if (held !== null) return { kind: "in", ...held };
    if (!(error instanceof ApiError)) return { ...OUT, retrySeconds: 0 };
    if (error.retryable) return { ...OUT, retrySeconds: error.retryAfterSeconds ?? 0 };
    if (error.code === "gone") return { kind: "out", trouble: "gone", note: null };
    if (error.code === "not_found") return { kind: "out", trouble: "bad_link", note: null };
    return { kind: "out", trouble: null, note: error.message };
  }
}
