"use client";

import { useEffect, useRef, useState } from "react";
import { toast } from "sonner";

interface Confirmation {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  cancellable?: boolean | undefined;
  onConfirm: (signal: AbortSignal) => unknown;
}

/**
 * Runs what a dialog asks to confirm, and closes it after success. Until then, only a dialog that can cancel it closes. An
 * outcome that comes when the dialog was closed neither closes the next question nor is shown in it.
 */
export function useConfirmation({ open, onOpenChange, cancellable = false, onConfirm }: Confirmation) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const questions = useRef(0);
  const work = useRef<AbortController>(undefined);
  useEffect(() => {
    questions.current += 1;
    if (!open) return;
    setProblem(undefined);
    setBusy(false);
  }, [open]);
  const confirm = async (): Promise<void> => {
    const question = questions.current;
    const isOpen = () => questions.current === question;
    setBusy(true);
    setProblem(undefined);
    work.current = new AbortController();
    try {
      await onConfirm(work.current.signal);
      if (isOpen()) onOpenChange(false);
    } catch (error) {
      const message = error instanceof Error ? error.message : "Something went wrong. Try again.";
      if (isOpen()) setProblem(message);
      else toast.error(message);
    } finally {
      if (isOpen()) setBusy(false);
    }
  };
  const mayLeave = cancellable || !busy;
  const change = (next: boolean): void => {
    if (!next && !mayLeave) return;
    if (!next) work.current?.abort();
    onOpenChange(next);
  };
  return { busy, problem, confirm, mayLeave, onOpenChange: change };
}
