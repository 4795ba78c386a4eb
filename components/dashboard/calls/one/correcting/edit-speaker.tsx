"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import type { CallDetailWire } from "@/lib/modules/calls/calls/schema";
import { useAction } from "../../../parts/actions/use-action";
import { MutationForm } from "../../../parts/forms/mutation-form";
import { useMutationForm } from "../../../parts/forms/use-mutation-form";
import type { Side } from "../../call-words";
import { explainConflict } from "./changed-call";
import { speakerChange } from "./speaker-change";

interface EditSpeakerDialogProps {
  name: string;
  detail: CallDetailWire;
  version: number | undefined;
  onClose: () => void;
}

const SIDES: readonly { value: Side | "auto"; label: string }[] = [
  { value: "auto", label: "Let the analysis decide" },
  { value: "ours", label: "Our side" },
  { value: "customer", label: "Customer" },
];

const RENAME_WORDS = {
  duplicate:
    "Another speaker already has this name. If they’re the same person, choose them under “Same person as”.",
  invalid: "Enter a name with visible characters.",
};

/** Renames a speaker, merges them into another one, and says whose side they are on. */
export function EditSpeakerDialog({ name, detail, version, onClose }: EditSpeakerDialogProps) {
  const { call, corrections } = detail;
  const side = corrections.sides.find((one) => one.name === name)?.side ?? ("auto" as const);
  const params = { call_id: call.call_id };
  const form = useMutationForm("updateCall", {
    initial: { rename: name, mergeInto: "", side: side as Side | "auto" },
    ready: (values) => values.mergeInto !== "" || values.rename.trim() !== "",
    input: (values) => ({
      params,
      body: { speakers: [speakerChange(name, side, values)], expected_version: version },
    }),
    saved: "Call analyzed again with your correction",
    onDone: onClose,
    explain: explainConflict,
  });
  const undo = useAction("updateCall", "Speaker reset to the transcript");
  const others = call.speakers.filter((other) => other !== name);
  const labels = corrections.speakers.filter((one) => one.name === name).map(({ label }) => label);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Edit ${name}`}
      description="The call is analyzed again at no cost. Corrections stay."
    >
      <MutationForm form={form} submitLabel="Save">
        <Field label="Name" error={form.errorOf("speakers.0.rename", RENAME_WORDS)}>
          <Input {...form.text("rename")} maxLength={200} disabled={form.values.mergeInto !== ""} />
        </Field>
        {others.length > 0 && (
          <Field
            label="Same person as"
            hint="Merges both into one speaker."
            error={form.errorOf("speakers.0.merge_into")}
          >
            <NativeSelect
              options={[
                { value: "", label: "No one else" },
                ...others.map((other) => ({ value: other, label: other })),
              ]}
              {...form.choice("mergeInto")}
            />
          </Field>
        )}
        <Field label="Side" error={form.errorOf("speakers.0.side")}>
          <NativeSelect options={SIDES} {...form.choice("side")} />
        </Field>
        {labels.length > 0 && (
          <p className="flex flex-wrap items-center justify-between gap-2 text-ink-muted text-sm">
            In the transcript as {labels.join(", ")}
            <Button
              size="sm"
              busy={undo.busy}
              onClick={() =>
                undo.press(
                  { params, body: { speakers: [{ name, rename: null }], expected_version: version } },
                  onClose,
                )
              }
            >
              Undo renames and merges
            </Button>
          </p>
        )}
      </MutationForm>
    </Dialog>
  );
}
