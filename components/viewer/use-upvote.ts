"use client";

import { useState } from "react";
import { audienceApi } from "@/lib/client/audience-api";
import { InTurn } from "@/lib/client/in-turn";

/**
 * Whether the viewer upvotes a question, and how to change it. It shows immediately and is taken back if it
 * failed. Changes are sent one after another, so that the last one counts.
 * @param before whether they upvoted it before the page was opened
 */
export function useUpvote(
  slug: string,
  question_id: string,
  before: boolean,
): [boolean, (wanted: boolean) => Promise<unknown>] {
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [turns] = useState(() => new InTurn());
  const params = { slug, question_id };

  function want(wanted: boolean): Promise<unknown> {
    setPressed(wanted);
    const send = () => audienceApi("voteQuestion", { as: `attendee:${slug}`, params, body: { wanted } });
    return turns.run(question_id, send).catch((error: unknown) => {
      setPressed((now) => (now === wanted ? !wanted : now));
      throw error;
    });
  }
  return [pressed ?? before, want];
}
