"use client";

import { useRef } from "react";

const NOTHING = { id: "", text: "" };

/**
 * What somebody writes, with an id that it keeps while it is tried again: what was taken although its answer was lost is not
 * there twice. `forget` once it was taken.
 */
export function useTriedAgain(): { of: (text: string) => { id: string; text: string }; forget: () => void } {
  const sent = useRef(NOTHING);
  return {
    of: (text) => {
      if (sent.current.text !== text) sent.current = { id: crypto.randomUUID(), text };
      return sent.current;
    },
    forget: () => {
      sent.current = NOTHING;
    },
  };
}
