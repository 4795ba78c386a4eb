import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { instantOf, localMoment } from "../../parts/forms/local-moment";
import type { DetailsForm } from "./details-form";
import { DetailsSection } from "./details-section";

const REPLAY = [
  { value: "on", label: "Can be watched" },
  { value: "until", label: "Can be watched until a date" },
  { value: "off", label: "Cannot be watched" },
] as const;

/** What people find once the show is over. */
export function AfterSection({ form }: { form: DetailsForm }) {
  const { values, set, text, choice, errorOf } = form;
  return (
    <DetailsSection title="After the show" description="What its page has for those who come later.">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Recording" error={errorOf("replay")}>
          <Select options={REPLAY} {...choice("replay")} />
        </Field>
        {values.replay === "until" && (
          <Field label="Until" hint="In your own time zone." error={errorOf("until")}>
            <Input
              type="datetime-local"
              value={localMoment(values.until || null)}
              onChange={({ target }) => set({ until: instantOf(target.value) ?? "" })}
            />
          </Field>
        )}
      </div>
      <Field label="Goodbye" optional hint="Stands on its page afterwards." error={errorOf("after_message")}>
        <Textarea {...text("after_message")} rows={2} maxLength={2_000} />
      </Field>
      <Field label="Short clips" hint="How many may be made of it." error={errorOf("clip_slots")}>
        <Input {...text("clip_slots")} inputMode="numeric" className="max-w-40" />
      </Field>
    </DetailsSection>
  );
}
