"use client";

import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { RecordingNote } from "@/components/room/recording-note";
import { RecordingQuestion } from "@/components/room/recording-question";
import { useConsentAnswer } from "@/components/room/use-consent-answer";
import { isRecorded } from "@/lib/stage/recorded";
import { isToBeAsked } from "./recording-view";
import { useStudio } from "./studio-context";

const AskContext = createContext<() => void>(() => undefined);

/** Asks the user whether they agree to be recorded, or lets them change the answer. Only inside `OwnRecordingProvider`. */
export const useAskAboutRecording = (): (() => void) => useContext(AskContext);

/** Asks the user about the recording once, as soon as it concerns them. */
export function OwnRecordingProvider({ children }: { children: ReactNode }) {
  const { controller, desk } = useStudio();
  const consent = useConsentAnswer((agrees) => controller.calls.answerRecording(agrees));
  const [asking, setAsking] = useState(false);
  const due = isToBeAsked(desk);
  const asked = useRef(false);
  useEffect(() => {
    if (!due || asked.current) return;
    asked.current = true;
    setAsking(true);
  }, [due]);
  const [ask] = useState(() => () => setAsking(true));
  return (
    <AskContext value={ask}>
      {children}
      <RecordingQuestion
        consent={consent}
        open={asking}
        onClose={() => setAsking(false)}
        onAnswered={() => setAsking(false)}
      />
    </AskContext>
  );
}

/** The user's answer among their own settings; nothing for crew who are never on stage. */
export function OwnRecordingNote({ onChange }: { onChange: () => void }) {
  const { desk, state } = useStudio();
  const { me, event } = desk;
  if (!me.recording) return null;
  const { enabled, http_audience } = event.recording;
  return (
    <RecordingNote
      state={me.recording}
      isRecorded={isRecorded(state, enabled)}
      httpAudience={http_audience}
      onChange={onChange}
    />
  );
}
