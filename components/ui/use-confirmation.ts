"use client";

import { useEffect, useRef, useState } from "react";
import { toast } from "sonner";

interface Confirmation {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => unknown;
}

/**
 * Runs what a dialog asks to confirm, and closes it after success. An outcome that comes when the dialog was closed neither
 * closes the next question nor is shown in it.
 */
export function useConfirmation({ open, onOpenChange, onConfirm }: Confirmation) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const questions = useRef(0);
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
    try {
      await onConfirm();
      if (isOpen()) onOpenChange(false);
    } catch (error) {
      const message = error instanceof Error ? error.message : "Something went wrong. Try again.";
      if (isOpen()) setProblem(message);
      else toast.error(message);
    } finally {
      if (isOpen()) setBusy(false);
    }
  };
  return { busy, problem, confirm };
}
