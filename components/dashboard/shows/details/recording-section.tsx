import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { DetailsForm } from "./details-form";
import { DetailsSection } from "./details-section";

/** Whether the show is recorded, and how long recordings are kept. */
export function RecordingSection({ form }: { form: DetailsForm }) {
  const { values, text, flag, errorOf } = form;
  return (
    <DetailsSection
      id="recording"
      title="Recording"
      description="Only people who agree are recorded. Nothing is recorded backstage or in rehearsals."
    >
      <Checkbox
        label="Record this show"
        hint="Changes on air apply the next time you go live"
        {...flag("recording")}
      />
      {values.recording && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Delete after (days)"
            optional
            hint="Leave empty to keep recordings. Changes apply to existing ones too."
            error={errorOf("keep_days")}
          >
            <Input {...text("keep_days")} inputMode="numeric" />
          </Field>
        </div>
      )}
    </DetailsSection>
  );
}
