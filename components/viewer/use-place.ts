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

/** Removes a personal link's token from the URL, so that it is neither seen nor shared, and returns it. */
function takeLink(): string | null {
  const url = new URL(location.href);
  const join = url.searchParams.get("join");
  if (join === null) return null;
  url.searchParams.delete("join");
  history.replaceState(history.state, "", url.pathname + url.search + url.hash);
  return join;
}

export function usePlace({ slug, held, hasLink }: PlaceOptions): PlaceState {
  const [place, setPlace] = useState<Place>(
    hasLink ? { kind: "entering" } : held !== null ? { kind: "in", ...held } : OUT,
  );
  const exchanged = useRef(false);

  useEffect(() => {
    if (exchanged.current) return;
    exchanged.current = true;
    const join = takeLink();
    if (join !== null) void enter(slug, join, held).then(setPlace);
  }, [slug, held]);

  const lose = useCallback(
    () =>
      setPlace((previous) =>
        previous.kind === "in" && previous.as === "watcher"
          ? { ...OUT, shut: true }
          : { kind: "out", trouble: "bad_link", note: null },
      ),
    [],
  );
  return useMemo(() => ({ place, setPlace, lose }), [place, lose]);
}

async function enter(slug: string, join: string, held: HeldPlace | null): Promise<Place> {
  try {
    const { data } = await publicApi("enterShow", {
      as: `public:${slug}`,
      params: { slug },
      body: { join },
    });
    return { kind: "in", name: data.name, as: "attendee" };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (held !== null) return { kind: "in", ...held };
    if (error.code === "version_conflict") return { kind: "out", trouble: null, note: error.message };
    if (error.code === "gone") return { kind: "out", trouble: "gone", note: null };
    if (error.code === "not_found") return { kind: "out", trouble: "bad_link", note: null };
    return { kind: "out", trouble: null, note: error.message };
  }
}
