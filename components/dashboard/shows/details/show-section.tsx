import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { LanguageField } from "../../parts/forms/language-field";
import { ZoneField } from "../../parts/forms/zone-field";
import { ZonedMoment, zoneAmong } from "../../parts/forms/zoned-moment";
import type { DetailsForm } from "./details-form";
import { DetailsSection } from "./details-section";

/** Title, time and language. */
export function ShowSection({ form }: { form: DetailsForm }) {
  const { values, base, set, text, errorOf } = form;
  return (
    <DetailsSection title="Basics" description="Shown on its pages and in emails.">
      <Field label="Title" error={errorOf("title")}>
        <Input {...text("title")} maxLength={120} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <Field
          label="Starts"
          hint="In the time zone below. Leave empty for “to be announced”."
          error={errorOf("starts_at")}
        >
          <ZonedMoment
            value={values.starts_at}
            onChange={(starts_at) => set({ starts_at })}
            zone={zoneAmong(values.timezone, base.timezone)}
          />
        </Field>
        <Field label="Duration (minutes)" error={errorOf("minutes")}>
          <Input {...text("minutes")} inputMode="numeric" />
        </Field>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <ZoneField
          value={values.timezone}
          onChange={(timezone) => set({ timezone })}
          error={errorOf("timezone")}
        />
        <LanguageField
          value={values.language}
          onChange={(language) => set({ language })}
          error={errorOf("language")}
        />
      </div>
      <Field label="Description" hint="Shown on the signup page" error={errorOf("description")}>
        <Textarea {...text("description")} rows={4} maxLength={20_000} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Series"
          optional
          hint="For example, morning-radio. A new name creates a series."
          error={errorOf("series")}
        >
          <Input {...text("series")} maxLength={80} />
        </Field>
        <Field label="Handle or hashtag" optional error={errorOf("social")}>
          <Input {...text("social")} maxLength={100} />
        </Field>
      </div>
    </DetailsSection>
  );
}
