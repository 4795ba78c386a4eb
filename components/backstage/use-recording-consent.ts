"use client";

import { useState } from "react";
import { useConsentAnswer } from "@/components/room/use-consent-answer";
import { api } from "@/lib/client/api";
import { RECORDING_TEXT } from "@/lib/modules/people/recording-consent/recording-text-vocabulary";
import type { Welcome } from "./backstage-types";

type Consent = Welcome["guest"]["recording_consent"];

/** A guest's consent to being recorded. */
export function useRecordingConsent(slug: string, given: Consent) {
  const [consent, setConsent] = useState<Consent>(given);
  const answering = useConsentAnswer(async (agrees) => {
    const body = { agrees, text_version: RECORDING_TEXT.version };
    const { data } = await api("answerRecording", { as: `guest:${slug}`, params: { slug }, body });
    setConsent(data.recording_consent);
  });
  return { consent, ...answering };
}
