import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { DetailsForm } from "./details-form";
import { DetailsSection } from "./details-section";

const HTTP_AUDIENCES = [
  { value: "auto", label: "Only viewers who can’t use the live room" },
  { value: "always", label: "All viewers" },
  { value: "off", label: "No one" },
] as const;

/** Whether the show is recorded, how long recordings are kept, and who watches the same stream over HTTP. */
export function RecordingSection({ form }: { form: DetailsForm }) {
  const { values, text, flag, choice, errorOf } = form;
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
      <div className="grid gap-4 sm:grid-cols-2">
        {values.recording && (
          <Field
            label="Delete after (days)"
            optional
            hint="Leave empty to keep recordings. Changes apply to existing ones too."
            error={errorOf("keep_days")}
          >
            <Input {...text("keep_days")} inputMode="numeric" />
          </Field>
        )}
        <Field
          label="Watching over HTTP"
          hint="For networks that block live video, and audiences larger than the room. Up to 20 seconds behind, and without people who declined to be recorded."
          error={errorOf("http_audience")}
        >
          <Select options={HTTP_AUDIENCES} {...choice("http_audience")} />
        </Field>
      </div>
    </DetailsSection>
  );
}
