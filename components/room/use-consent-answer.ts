"use client";

import { useState } from "react";
import type { ApiError } from "@/lib/client/api-error";
import { asApiError } from "./as-api-error";

/** Saves answers about being recorded. `answer` resolves to whether it was saved. */
export function useConsentAnswer(save: (agrees: boolean) => Promise<void>) {
  const [busy, setBusy] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);

  async function answer(agrees: boolean): Promise<boolean> {
    setBusy(agrees);
    setProblem(null);
    try {
      await save(agrees);
      return true;
    } catch (error) {
      setProblem(asApiError(error));
      return false;
    } finally {
      setBusy(null);
    }
  }

  return { answer, problem, /** Which answer is being saved. */ busy };
}

export type ConsentAnswer = ReturnType<typeof useConsentAnswer>;
