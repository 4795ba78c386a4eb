"use client";

import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import type { FactKind } from "@/lib/modules/calls/calls/facts-schema";
import type { CallDetailWire } from "@/lib/modules/calls/calls/schema";
import { MutationForm } from "../../../parts/forms/mutation-form";
import { useMutationForm } from "../../../parts/forms/use-mutation-form";
import { silentIn } from "../../call-words";
import { FACT_WORDS, factName } from "../../fact-words";
import { explainConflict } from "../correcting/changed-call";
import { emptyDraft, isComplete, valuesIn } from "../correcting/fact-draft";
import { FactFields } from "../correcting/fact-fields";
import { ChooseLine } from "./choose-line";
import { sentencesIn } from "./sentences-in";

/** Where the form was opened: at a section, or at a line of the transcript. */
export type NewFact = { kind: FactKind; line?: never } | { line: number; kind?: never };

interface AddFactDialogProps {
  from: NewFact;
  detail: CallDetailWire;
  version: number | undefined;
  onClose: () => void;
}

const KINDS = (Object.keys(FACT_WORDS) as FactKind[]).map((value) => ({ value, label: factName(value) }));

/** Adds what the analysis didn't find, with the sentence that says it. */
export function AddFactDialog({ from, detail, version, onClose }: AddFactDialogProps) {
  const { call, transcript } = detail;
  const [kind, setKind] = useState<FactKind>(from.kind ?? "next_step");
  const [line, setLine] = useState(from.line);
  const [chosen, setChosen] = useState(0);
  const text = transcript.find((one) => one.line === line)?.text ?? "";
  const sentences = sentencesIn(text, call.language);
  const quote = sentences[chosen] ?? sentences[0];
  const form = useMutationForm("updateCall", {
    initial: emptyDraft(kind),
    ready: (values) => line !== undefined && quote !== undefined && isComplete(kind, values),
    input: (values) =>
      line === undefined
        ? undefined
        : {
            params: { call_id: call.call_id },
            body: {
              facts: [{ add: { kind, line, ...(quote && { quote }) }, set: valuesIn(kind, values) }],
              expected_version: version,
            },
          },
    saved: () => `${factName(kind)} added`,
    onDone: onClose,
    explain: explainConflict,
  });
  const takeLine = (next: number): void => {
    setLine(next);
    setChosen(0);
    form.clearError();
  };
  const people = [...call.speakers, ...silentIn(call).map(({ name }) => name)];
  const problem =
    form.errorOf("facts.0.add", {
      duplicate: "The analysis already has this.",
      too_many: "This call has 500 additions, the most it can have.",
    }) ??
    form.errorOf("facts.0.add.line") ??
    form.errorOf("facts.0.add.quote");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={from.kind ? `Add ${FACT_WORDS[from.kind]}` : "Add from this line"}
      description="Kept when the call is analyzed again, as long as the transcript has this line."
    >
      <MutationForm form={form} submitLabel="Add">
        {from.kind ? (
          <ChooseLine
            lines={transcript}
            language={call.language}
            chosen={line}
            onChoose={takeLine}
            error={problem}
          />
        ) : (
          <Field label="Add as" error={problem}>
            <NativeSelect
              options={KINDS}
              value={kind}
              onValueChange={(next) => {
                setKind(next);
                form.set(emptyDraft(next));
                form.clearError();
              }}
            />
          </Field>
        )}
        {sentences.length > 1 && (
          <Field label="Sentence">
            <NativeSelect
              options={sentences.map((sentence, index) => ({ value: String(index), label: sentence }))}
              value={String(chosen)}
              onValueChange={(next) => {
                setChosen(Number(next));
                form.clearError();
              }}
            />
          </Field>
        )}
        {quote !== undefined && (
          <blockquote
            lang={call.language}
            dir="auto"
            className="break-words border-line border-l-2 pl-3 text-ink-muted text-sm"
          >
            {quote}
          </blockquote>
        )}
        <FactFields kind={kind} form={form} people={people} isNew />
      </MutationForm>
    </Dialog>
  );
}
