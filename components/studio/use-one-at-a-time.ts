import { useRef, useState } from "react";
import { showError } from "./show-error";

/**
 * Runs one thing at a time behind a group of buttons, says which, and shows what went wrong. Until it has ended,
 * presses do nothing, also before the buttons are drawn as busy.
 */
export function useOneAtATime<What extends string>() {
  const [busy, setBusy] = useState<What | null>(null);
  const running = useRef(false);
  const run = async (what: What, work: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(what);
    try {
      await work();
    } catch (error) {
      showError(error);
    } finally {
      running.current = false;
      setBusy(null);
    }
  };
  return { busy, run };
}
