"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { ApiError } from "@/lib/client/api-error";
import { audienceApi } from "@/lib/client/audience-api";
import type { SignupWords } from "@/lib/signup/words/signup-words";
import type { Door } from "./door";
import type { HeldPlace, Place, PlaceState } from "./place";

interface PlaceOptions {
  slug: string;
  words: Pick<SignupWords, "errors">;
  door: Door;
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

export function usePlace({ slug, words, door, held, hasLink }: PlaceOptions): PlaceState {
  const [place, setPlace] = useState<Place>(
    hasLink ? { kind: "entering" } : held !== null ? { kind: "in", ...held } : OUT,
  );
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const [proving, setProving] = useState(false);
  const exchanged = useRef(false);

  useEffect(() => {
    if (exchanged.current) return;
    exchanged.current = true;
    const join = takeLink();
    if (join !== null) void enter(slug, join, held).then(setPlace);
  }, [slug, held]);

  const register = useCallback(
    async (form: FormData) => {
      setBusy(true);
      setProblems({});
      try {
        const { signUpAtDoor } = await import("./sign-up-at-door");
        const answer = await signUpAtDoor({ slug, door, form, words, onProving: () => setProving(true) });
        if ("place" in answer) setPlace((previous) => after(previous, answer.place));
        else setProblems(answer.problems);
      } finally {
        setBusy(false);
        setProving(false);
      }
    },
    [slug, door, words],
  );

  const watch = useCallback(async () => {
    setBusy(true);
    setProblems({});
    try {
      await audienceApi("watchOpenShow", { as: `public:${slug}`, params: { slug } });
      setPlace({ kind: "in", name: "", as: "watcher" });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblems({ watch: error.message });
    } finally {
      setBusy(false);
    }
  }, [slug]);

  const lose = useCallback(
    () =>
      setPlace((previous) =>
        previous.kind === "in" && previous.as === "watcher"
          ? { ...OUT, shut: true }
          : { kind: "out", trouble: "bad_link", note: null },
      ),
    [],
  );
  return useMemo(
    () => ({ place, busy, proving, problems, register, watch, lose }),
    [place, busy, proving, problems, register, watch, lose],
  );
}

/** If registering fails while watching, the viewer keeps watching. */
const after = (previous: Place, next: Place): Place =>
  previous.kind === "in" && next.kind === "out" ? { ...previous, note: next.note ?? undefined } : next;

async function enter(slug: string, join: string, held: HeldPlace | null): Promise<Place> {
  try {
    const { data } = await audienceApi("enterShow", {
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
