import { useCallback, useEffect, useRef, useState } from "react";
import { Latest } from "@/lib/client/latest";

/** After a failed look. */
const RETRY_MS = 3_000;

interface Look<Answer> {
  /** The latest answer; null until the first. */
  answer: Answer | null;
  /** Whether the latest look failed. */
  failed: boolean;
  /** Looks now. Never rejects. */
  look: () => Promise<void>;
}

/**
 * What `read` answers. It's read again `everyMs` after each answer, or if that's null, only after a failure. An answer
 * that comes after a later look began doesn't count.
 * @param read a stable function; a new one is read at once
 */
export function useLook<Answer>(read: () => Promise<Answer>, everyMs: number | null): Look<Answer> {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failed, setFailed] = useState(false);
  const [latest] = useState(() => new Latest());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isShown = useRef(true);
  const look = useCallback(async (): Promise<void> => {
    if (!isShown.current) return;
    clearTimeout(timer.current);
    const isLatest = latest.start();
    const found = await read().then(
      (answered) => ({ answered }),
      () => null,
    );
    if (!isLatest()) return;
    if (found) setAnswer(() => found.answered);
    setFailed(found === null);
    const pause = found ? everyMs : RETRY_MS;
    if (pause !== null) timer.current = setTimeout(() => void look(), pause);
  }, [read, everyMs, latest]);
  useEffect(() => {
    isShown.current = true;
    void look();
    return () => {
      isShown.current = false;
      latest.start();
      clearTimeout(timer.current);
    };
  }, [look, latest]);
  return { answer, failed, look };
}
