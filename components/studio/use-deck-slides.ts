"use client";

import { useEffect, useState } from "react";
import { api } from "@/lib/client/api";
import type { DataOf } from "@/lib/client/wire-types";
import type { DeckPage } from "@/lib/stage";
import { deckPages } from "@/lib/stage/deck-pages";
import { useStudio } from "./studio-context";

type SpeakerPage = DataOf<"getDeskSlides">["pages"][number];

/** A slide as the presenter sees it. `thumbnail` null: a text card instead. */
export interface DeckSlide extends Pick<DeckPage, "number" | "title"> {
  thumbnail: string | null;
  notes: string;
}

/** The slides that can be shown, with their notes and thumbnails. */
export function useDeckSlides(): DeckSlide[] {
  const { controller, state } = useStudio();
  const { slug } = controller;
  const { presentation_id } = state.deck;
  const [spoken, setSpoken] = useState<readonly SpeakerPage[]>([]);
  useEffect(() => {
    let current = true;
    setSpoken([]);
    if (presentation_id === null) return;
    api("getDeskSlides", { as: `host:${slug}`, params: { slug } })
      // A deck works without its notes and thumbnails.
      .then(
        ({ data }) => current && setSpoken(data.pages),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [slug, presentation_id]);
  const known = new Map(spoken.map((page) => [page.number, page]));
  return deckPages(state).map(({ number, title }) => {
    const { thumbnail = null, notes = "" } = known.get(number) ?? {};
    return { number, title, thumbnail, notes };
  });
}
