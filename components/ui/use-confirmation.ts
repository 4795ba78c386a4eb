"use client";

import { useEffect, useRef, useState } from "react";
import { toast } from "sonner";

interface Confirmation {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  cancellable?: boolean | undefined;
  onConfirm: (signal: AbortSignal) => unknown;
}

/** After this, a dialog whose answer still hasn't come can be closed: what is behind it may be needed. */
const SLOW_MS = 5_000;

/**
 * Runs what a dialog asks to confirm, once however often it's pressed, and closes it after success. Until then, only a
 * dialog that can cancel it closes, or one whose answer is slow. An outcome that comes when the dialog was closed neither
 * closes the next question nor is shown in it.
 */
export function useConfirmation({ open, onOpenChange, cancellable = false, onConfirm }: Confirmation) {
  const [busy, setBusy] = useState(false);
  const [slow, setSlow] = useState(false);
  const [problem, setProblem] = useState<string>();
  const questions = useRef(0);
  /** The question whose answer is on its way. */
  const running = useRef<number>(null);
  const work = useRef<AbortController>(undefined);
  const slowTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(slowTimer.current), []);
  useEffect(() => {
    questions.current += 1;
    if (!open) return;
    setProblem(undefined);
    setBusy(false);
  }, [open]);
  const confirm = async (): Promise<void> => {
    const question = questions.current;
    // A second press can come before the button is drawn as busy.
    if (running.current === question) return;
    running.current = question;
    const isOpen = () => questions.current === question;
    setBusy(true);
    setProblem(undefined);
    setSlow(false);
    const timer = setTimeout(() => isOpen() && setSlow(true), SLOW_MS);
    slowTimer.current = timer;
    work.current = new AbortController();
    try {
      await onConfirm(work.current.signal);
      if (isOpen()) onOpenChange(false);
    } catch (error) {
      const message = error instanceof Error ? error.message : "Something went wrong. Try again.";
      if (isOpen()) setProblem(message);
      else toast.error(message);
    } finally {
      clearTimeout(timer);
      if (running.current === question) running.current = null;
      if (isOpen()) setBusy(false);
    }
  };
  const isSlow = busy && slow && !cancellable;
  const mayLeave = cancellable || !busy || isSlow;
  const change = (next: boolean): void => {
    if (!next && !mayLeave) return;
    if (!next) {
      work.current?.abort();
      clearTimeout(slowTimer.current);
    }
    onOpenChange(next);
  };
  return { busy, isSlow, problem, confirm, mayLeave, onOpenChange: change };
}
