"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { RECORDING_TEXT } from "@/lib/modules/people/recording-consent/recording-consent-schema";
import type { RecordingConsent } from "./use-recording-consent";

interface RecordingQuestionProps {
  consent: RecordingConsent;
  open: boolean;
  onClose: () => void;
  onAnswered: () => void;
}

/** Asked once, before going backstage. Guests can go backstage with either answer. */
export function RecordingQuestion({ consent, open, onClose, onAnswered }: RecordingQuestionProps) {
  const { answer, busy, problem } = consent;
  const say = async (agrees: boolean) => {
    if (await answer(agrees)) onAnswered();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={RECORDING_TEXT.question}
      description={RECORDING_TEXT.text}
      footer={
        <>
          <Button busy={busy === false} disabled={busy !== null} onClick={() => void say(false)}>
            I don’t agree
          </Button>
          <Button
            variant="primary"
            busy={busy === true}
            disabled={busy !== null}
            onClick={() => void say(true)}
          >
            I agree
          </Button>
        </>
      }
    >
      <p className="text-base">The host can see your answer. You can change it anytime.</p>
      {problem && (
        <p role="alert" className="mt-2 text-danger text-sm">
          {problem.message}
        </p>
      )}
    </Dialog>
  );
}
