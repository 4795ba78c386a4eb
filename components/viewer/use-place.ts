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

/**
 * Reads a personal link's token from the URL. It stays there until it was answered, so that a reload tries it
 * again.
 */
const readLink = (): string | null => new URL(location.href).searchParams.get("join");

/** Removes the token from the URL, so that it is neither seen nor shared. */
function dropLink(): void {
  const url = new URL(location.href);
  url.searchParams.delete("join");
  history.replaceState(history.state, "", url.pathname + url.search + url.hash);
}

export function usePlace({ slug, held, hasLink }: PlaceOptions): PlaceState {
  const [place, setPlace] = useState<Place>(
    hasLink ? { kind: "entering" } : held !== null ? { kind: "in", ...held } : OUT,
  );
  const link = useRef<string | null>(undefined);

  const retry = useCallback(
    async (patience: "press" | "once") => {
      const { current: join } = link;
      if (typeof join !== "string") return;
      if (patience === "press") setPlace({ kind: "entering" });
      const next = await enter({ slug, join, held, patience });
      const isAnswered = next.kind !== "out" || next.retrySeconds === undefined;
      if (isAnswered && link.current === join) {
        link.current = null;
        dropLink();
      }
      setPlace((previous) => (previous.kind === "in" && next.kind === "out" ? previous : next));
    },
    [slug, held],
  );
  useEffect(() => {
    if (link.current !== undefined) return;
    link.current = readLink();
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

interface Attempt {
  slug: string;
  join: string;
  held: HeldPlace | null;
  patience: "press" | "once";
}

async function enter({ slug, join, held, patience }: Attempt): Promise<Place> {
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
