"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import { Textarea } from "@/components/ui/textarea";
import type { CorrectedCallWire } from "@/lib/modules/calls/calls/schema";
import { useAction } from "../../../parts/actions/use-action";
import { MutationForm } from "../../../parts/forms/mutation-form";
import { useMutationForm } from "../../../parts/forms/use-mutation-form";
import { OUTCOME_WORDS, type OutcomeKind } from "../../call-words";
import { explainConflict } from "./changed-call";

interface EditOutcomeDialogProps {
  detail: Pick<CorrectedCallWire, "call" | "analysis" | "corrections">;
  version: number | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const KINDS = (Object.keys(OUTCOME_WORDS) as OutcomeKind[]).map((value) => ({
  value,
  label: OUTCOME_WORDS[value],
}));

export function EditOutcomeDialog({ detail, version, open, onOpenChange }: EditOutcomeDialogProps) {
  const { call, analysis, corrections } = detail;
  const params = { call_id: call.call_id };
  const form = useMutationForm("updateCall", {
    initial: { kind: analysis?.outcome.kind ?? ("open" as OutcomeKind), text: analysis?.outcome.text ?? "" },
    ready: ({ text }) => text.trim() !== "",
    input: ({ kind, text }) => ({
      params,
      body: { outcome: { kind, text: text.trim() }, expected_version: version },
    }),
    saved: "Saved",
    onDone: () => onOpenChange(false),
    explain: explainConflict,
  });
  const undo = useAction("updateCall", "Outcome reset");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit outcome"
      description="Your outcome replaces the one from the analysis, even if the call is analyzed again."
    >
      <MutationForm form={form} submitLabel="Save">
        <Field label="Outcome" error={form.errorOf("outcome.kind")}>
          <NativeSelect options={KINDS} {...form.choice("kind")} />
        </Field>
        <Field label="In words" error={form.errorOf("outcome.text")}>
          <Textarea {...form.text("text")} rows={3} maxLength={2_000} />
        </Field>
        {corrections.outcome && (
          <Button
            size="sm"
            className="self-start"
            busy={undo.busy}
            onClick={() =>
              undo.press({ params, body: { outcome: null, expected_version: version } }, () =>
                onOpenChange(false),
              )
            }
          >
            Use the outcome from the call
          </Button>
        )}
      </MutationForm>
    </Dialog>
  );
}
