"use client";

import { useEffect, useState } from "react";
import { useStore } from "@/components/room/use-store";
import { ApiError } from "@/lib/client/api-error";
import { audienceApi } from "@/lib/client/audience-api";
import type { Reaction, ReactionCounts } from "@/lib/live";
import { say } from "../notices/notices";
import { useViewer } from "../viewer-context";
import { OwnReactions } from "./own-reactions";

export interface Reactions {
  /** The show's counts including the viewer's own; null if there are none. */
  counts: ReactionCounts | null;
  press: (kind: Reaction) => void;
}

/** A show's reactions and the function that sends one. `heard` are the room's counts. */
export function useReactions(heard: ReactionCounts | null): Reactions {
  const { view, words } = useViewer();
  const { slug } = view;
  const { failed } = words.reactions;
  const [own] = useState(() => {
    const page = crypto.randomUUID();
    return new OwnReactions(async (sent) => {
      try {
        await audienceApi("sendReactions", {
          as: `attendee:${slug}`,
          params: { slug },
          body: { page, sent },
          patience: "once",
        });
        return "counted";
      } catch (error) {
        if (error instanceof ApiError && error.retryable) throw error;
        say("danger", failed);
        return "refused";
      }
    });
  });
  useEffect(() => own.hear(heard), [own, heard]);
  useEffect(() => () => own.stop(), [own]);
  const [press] = useState(() => (kind: Reaction) => void own.press(kind));
  return { counts: useStore(own), press };
}
