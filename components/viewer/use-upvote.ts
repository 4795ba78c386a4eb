"use client";

import { useRef, useState } from "react";
import { audienceApi } from "@/lib/client/audience-api";
import { InTurn } from "@/lib/client/in-turn";

/**
 * Whether the viewer upvotes a question, and how to change it. It shows immediately. If that failed, what was counted
 * last shows again. Changes are sent one after another, so that the last one counts.
 * @param before whether they upvoted it before the page was opened
 */
export function useUpvote(
  slug: string,
  question_id: string,
  before: boolean,
): [boolean, (wanted: boolean) => Promise<unknown>] {
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [turns] = useState(() => new InTurn());
  const counted = useRef<boolean>(null);
  const latest = useRef<symbol>(null);
  const params = { slug, question_id };

  function want(wanted: boolean): Promise<unknown> {
    const press = Symbol();
    latest.current = press;
    setPressed(wanted);
    const send = () => audienceApi("voteQuestion", { as: `attendee:${slug}`, params, body: { wanted } });
    return turns.run(question_id, send).then(
      () => {
        counted.current = wanted;
      },
      (error: unknown) => {
        if (latest.current === press) setPressed(counted.current);
        throw error;
      },
    );
  }
  return [pressed ?? before, want];
}
