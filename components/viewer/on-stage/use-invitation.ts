"use client";

import { useCallback, useEffect, useState } from "react";
import type { ApiError } from "@/lib/client/api-error";
import { audienceApi } from "@/lib/client/audience-api";
import type { DataOf } from "@/lib/client/wire-types";
import { tabName } from "@/lib/room/tab-name";

export type Invitation = DataOf<"getStageInvitation">;

export interface InvitationState {
  /** Null without an invitation. */
  invitation: Invitation | null;
  /** Accepts or declines. Declining works at any time, even on stage. */
  answer: (answer: "accept" | "decline", agrees?: boolean) => Promise<void>;
}

const RETRY_MS = 10_000;

/**
 * The viewer's invitation to the stage. Loaded again whenever the room signals a change (`changes`
 * increases), when it's connected again and may have missed one, and after an answer: a read from before it
 * would take it back.
 */
export function useInvitation(slug: string, changes: number, connected: boolean): InvitationState {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [answers, setAnswers] = useState(0);
  const mayMiss = invitation !== null && connected;
  useEffect(() => {
    if (changes === 0) return;
    let over = false;
    let timer: ReturnType<typeof setTimeout>;
    void [answers, mayMiss];
    audienceApi("getStageInvitation", { as: `attendee:${slug}`, params: { slug } }).then(
      ({ data }) => !over && setInvitation(data),
      ({ retryable }: Partial<ApiError>) => {
        if (!over && retryable !== false)
          timer = setTimeout(() => setAnswers((count) => count + 1), RETRY_MS);
      },
    );
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [slug, changes, answers, mayMiss]);
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
      setAnswers((count) => count + 1);
    },
    [slug, version],
  );
  return { invitation, answer };
}
