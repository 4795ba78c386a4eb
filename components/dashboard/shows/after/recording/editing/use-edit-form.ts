"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError } from "@/lib/client/api-error";
import type { Recording } from "../facts/recording";
import type { EditDraft, Edited } from "./edit";
import { editProblems, isBehind } from "./edit-problems";
import { requestOf } from "./request-of";
import { useDryRun } from "./use-dry-run";

export interface EditFormState {
  recording: Recording;
  draft: EditDraft;
  onDraft: (draft: EditDraft) => void;
  onClose: () => void;
  /** @throws ApiError */
  make: (request: Record<string, unknown>, version: number) => Promise<Edited>;
  isMaking: boolean;
}

/** What an edit's form knows of the edit, and how the form makes it. */
export function useEditForm({ recording, draft, onDraft, onClose, make, isMaking }: EditFormState) {
  const { version } = draft;
  const asked = requestOf(draft);
  const [refused, setRefused] = useState<{ draft: EditDraft; error: ApiError } | null>(null);
  const [isTried, setTried] = useState(false);
  const dryRun = useDryRun(recording, asked.request, version);
  // Its times can also be changed on the time line.
  const error = (refused?.draft === draft && refused.error) || (asked.request ? dryRun.error : null);
  // While it's made, its own new version may be read before the answer comes.
  const behind = !isMaking && (version !== recording.version || isBehind(error));
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const change = (given: Partial<EditDraft>) => {
    onDraft({ ...draft, ...given });
  };
  const submit = async (event: Pick<FormEvent, "preventDefault">) => {
    event.preventDefault();
    setTried(true);
    if (!asked.request || isMaking || behind) return;
    try {
      await make(asked.request, version);
      // It may have been cancelled, and another edit begun.
      if (isShown.current) onClose();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setRefused({ draft, error: failure });
    }
  };
  return {
    ...{ change, submit, behind },
    isComplete: asked.request !== null,
    isRefused: error !== null,
    changed: dryRun.data?.change,
    problems: { ...editProblems(error), ...(isTried ? asked.problems : {}) },
  };
}
