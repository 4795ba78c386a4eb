"use client";

import { useCallback, useEffect, useState } from "react";
import { audienceApi } from "@/lib/client/audience-api";
import type { DataOf } from "@/lib/client/wire-types";
import { tabName } from "@/lib/room/tab-name";

export type Invitation = DataOf<"getStageInvitation">;

export interface InvitationState {
  /** Null until somebody has asked. */
  invitation: Invitation | null;
  /** Says yes or no; no is possible at any time, from the stage as well. */
  answer: (answer: "accept" | "decline", agrees?: boolean) => Promise<void>;
}

/** Whether one is asked onto the stage: looked up whenever the room says that it changed (`changes` rises). */
export function useInvitation(slug: string, changes: number): InvitationState {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  useEffect(() => {
    if (changes === 0) return;
    let over = false;
    audienceApi("getStageInvitation", { as: `attendee:${slug}`, params: { slug } }).then(
      ({ data }) => !over && setInvitation(data),
      // The next change, or the next joining, asks again.
      () => {},
    );
    return () => {
      over = true;
    };
  }, [slug, changes]);
  const version = invitation?.version ?? 0;
  const answer = useCallback(
    async (given: "accept" | "decline", agrees?: boolean) => {
      const said = agrees === undefined ? {} : { agrees_to_recording: agrees };
      const body = { answer: given, version, tab: await tabName(), ...said };
      const { data } = await audienceApi("answerStageInvitation", {
        as: `attendee:${slug}`,
        params: { slug },
        body,
      });
      setInvitation(data);
    },
    [slug, version],
  );
  return { invitation, answer };
}
