"use client";

import { useEffect, useState } from "react";
import { audienceApi } from "@/lib/client/audience-api";
import { useViewer } from "./viewer-context";

/** What this viewer did in the show before the page was opened. */
export interface MyPart {
  votes: Readonly<Record<string, number>>;
  questions: ReadonlySet<string>;
}

const NOTHING: MyPart = { votes: {}, questions: new Set() };

export function useMyPart(): MyPart {
  const { view, takesPart } = useViewer();
  const { slug } = view;
  const [part, setPart] = useState(NOTHING);
  useEffect(() => {
    if (!takesPart) return;
    let over = false;
    audienceApi("getMyPart", { as: `attendee:${slug}`, params: { slug } }).then(
      ({ data }) => {
        const votes = Object.fromEntries(data.votes.map(({ poll_id, option }) => [poll_id, option]));
        if (!over) setPart({ votes, questions: new Set(data.questions) });
      },
      // Without it, only the marks of earlier votes are missing.
      () => {},
    );
    return () => {
      over = true;
    };
  }, [slug, takesPart]);
  return part;
}
