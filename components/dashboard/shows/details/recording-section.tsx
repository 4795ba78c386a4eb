import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { DetailsForm } from "./details-form";
import { DetailsSection } from "./details-section";

const HTTP_AUDIENCE = [
  { value: "auto", label: "Viewers who can’t join in real time" },
  { value: "always", label: "All viewers" },
  { value: "off", label: "No one" },
] as const;

/** Whether the show is recorded, how long recordings are kept, and who watches over HTTP. */
export function RecordingSection({ form }: { form: DetailsForm }) {
  const { values, text, flag, choice, errorOf } = form;
  return (
    <DetailsSection
      title="Recording"
      description="Only people who agree are recorded. Nothing is recorded backstage or in rehearsals."
    >
      <Checkbox
        label="Record this show"
        hint="On air, a change applies the next time you go live"
        {...flag("recording")}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {values.recording && (
          <Field
            label="Delete after (days)"
            optional
            hint="Leave empty to keep recordings"
            error={errorOf("keep_days")}
          >
            <Input {...text("keep_days")} inputMode="numeric" />
          </Field>
        )}
        <Field
          label="Watching over HTTP"
          hint="Works on networks that block real-time video, up to 20 seconds behind"
          error={errorOf("http_audience")}
        >
          <Select options={HTTP_AUDIENCE} {...choice("http_audience")} />
        </Field>
      </div>
    </DetailsSection>
  );
}
