import { useRef, useState } from "react";

/**
 * Text of the stage that is edited here. What is written stays until the stage has accepted it, whatever the stage
 * shows by then; without a draft, the text is the stage's.
 */
export function useDraft(stored: string) {
  const [draft, setDraft] = useState<string | null>(null);
  const sending = useRef(0);
  return {
    text: draft ?? stored,
    change: (next: string) => setDraft(next === stored && sending.current === 0 ? null : next),
    /** Ends the draft if the answer is true and nothing else was written before it came. */
    send: async (answer: Promise<boolean>) => {
      sending.current += 1;
      const accepted = await answer;
      sending.current -= 1;
      if (accepted) setDraft((now) => (now === draft ? null : now));
    },
  };
}
