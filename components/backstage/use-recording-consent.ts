"use client";

import { useState } from "react";
import { asApiError } from "@/components/room/as-api-error";
import { api } from "@/lib/client/api";
import type { ApiError } from "@/lib/client/api-error";
import { RECORDING_TEXT } from "@/lib/modules/people/recording-consent/recording-consent-schema";
import type { Welcome } from "./backstage-types";

type Consent = Welcome["guest"]["recording_consent"];

/** A guest's consent to being recorded. `answer` resolves to whether it was saved. */
export function useRecordingConsent(slug: string, given: Consent) {
  const [consent, setConsent] = useState<Consent>(given);
  const [busy, setBusy] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);

  async function answer(agrees: boolean): Promise<boolean> {
    setBusy(agrees);
    setProblem(null);
    try {
      const body = { agrees, text_version: RECORDING_TEXT.version };
      const { data } = await api("answerRecording", { as: `guest:${slug}`, params: { slug }, body });
      setConsent(data.recording_consent);
      return true;
    } catch (error) {
      setProblem(asApiError(error));
      return false;
    } finally {
      setBusy(null);
    }
  }

  return { consent, answer, problem, /** Which answer is being saved. */ busy };
}

export type RecordingConsent = ReturnType<typeof useRecordingConsent>;
