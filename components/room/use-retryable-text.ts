"use client";

import { useRef } from "react";
import { newKey } from "@/lib/client/new-key";

const NOTHING = { id: "", text: "" };

/**
 * A text with an id that stays the same on retries, so that a message whose answer was lost is not sent
 * twice. Call `forget` once it was accepted.
 */
export function useRetryableText(): {
  of: (text: string) => { id: string; text: string };
  forget: () => void;
} {
  const sent = useRef(NOTHING);
  return {
    of: (text) => {
      if (sent.current.text !== text) sent.current = { id: newKey(), text };
      return sent.current;
    },
    forget: () => {
      sent.current = NOTHING;
    },
  };
}
