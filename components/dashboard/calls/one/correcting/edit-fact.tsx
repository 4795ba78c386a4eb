"use client";

import { Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { CallDetailWire } from "@/lib/modules/calls/calls/schema";
import { useAction } from "../../../parts/actions/use-action";
import { MutationForm } from "../../../parts/forms/mutation-form";
import { useMutationForm } from "../../../parts/forms/use-mutation-form";
import { silentIn } from "../../call-words";
import { FACT_WORDS } from "../../fact-words";
import { explainConflict } from "./changed-call";
import { changesIn, draftOf, type EditableFact } from "./fact-draft";
import { FactFields } from "./fact-fields";

interface EditFactDialogProps {
  edited: EditableFact;
  detail: CallDetailWire;
  version: number | undefined;
  onClose: () => void;
  onRemoved: (edited: EditableFact) => void;
}

/** Corrects or removes what was found in a call, or takes a correction back. */
export function EditFactDialog({ edited, detail, version, onClose, onRemoved }: EditFactDialogProps) {
  const { call } = detail;
  const { kind, fact } = edited;
  const params = { call_id: call.call_id };
  const before = draftOf(edited);
  const bodyWith = (change: object) => ({ facts: [{ id: fact.id, ...change }], expected_version: version });
  const form = useMutationForm("updateCall", {
    initial: before,
    ready: (values) => Object.keys(changesIn(before, values)).length > 0,
    input: (values) => ({ params, body: bodyWith({ set: changesIn(before, values) }) }),
    saved: "Saved",
    onDone: onClose,
    explain: explainConflict,
  });
  const remove = useAction("updateCall");
  const undo = useAction("updateCall", "As the call says again");
  const [place] = fact.evidence;
  const people = [...call.speakers, ...silentIn(call).map(({ name }) => name)];
  const owners = people.includes(before.owner) || before.owner === "" ? people : [before.owner, ...people];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Edit ${FACT_WORDS[kind]}`}
      description="The rest of the analysis follows at no cost. Corrections stay when the call is analyzed again."
    >
      <MutationForm form={form} submitLabel="Save">
        {place && (
          <blockquote lang={call.language} className="border-line border-l-2 pl-3 text-ink-muted text-sm">
            {place.quote}
          </blockquote>
        )}
        <FactFields kind={kind} form={form} people={owners} />
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            icon={<Trash2 className="size-4" aria-hidden />}
            busy={remove.busy}
            onClick={() =>
              remove.press({ params, body: bodyWith({ remove: true }) }, () => {
                onRemoved(edited);
                onClose();
              })
            }
          >
            Remove {FACT_WORDS[kind]}
          </Button>
          {fact.corrected && !fact.added && (
            <Button
              size="sm"
              busy={undo.busy}
              onClick={() => undo.press({ params, body: bodyWith({ set: null }) }, onClose)}
            >
              Use what the call says
            </Button>
          )}
        </div>
      </MutationForm>
    </Dialog>
  );
}
