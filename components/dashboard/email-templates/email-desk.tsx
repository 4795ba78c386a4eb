"use client";

import { useMay } from "../access/for-role";
import { useMutationForm } from "../parts/forms/use-mutation-form";
import { CopyFields } from "./copy-fields";
import { EmailPreview } from "./email-preview";
import { type Draft, draftOf, type ShownCopy, setOperation, type TemplateTarget } from "./email-target";
import { usePreview } from "./use-preview";

interface EmailDeskProps {
  target: TemplateTarget;
  copy: ShownCopy;
}

/** One kind's copy beside a live preview of the email. */
export function EmailDesk({ target, copy }: EmailDeskProps) {
  const may = useMay("member");
  const form = useMutationForm(setOperation(target), {
    initial: draftOf(copy),
    input: (body: Draft) => ({ params: { ...target.params, kind: copy.kind }, body }),
    saved: "Saved",
  });
  const preview = usePreview(target, copy, form.values, may);
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <CopyFields form={form} copy={copy} may={may} />
      <EmailPreview preview={preview.mail} stale={preview.stale} />
    </div>
  );
}
