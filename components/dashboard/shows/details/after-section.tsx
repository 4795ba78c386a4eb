import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { ZonedMoment, zoneAmong } from "../../parts/forms/zoned-moment";
import type { DetailsForm } from "./details-form";
import { DetailsSection } from "./details-section";

const REPLAY = [
  { value: "on", label: "Replay available" },
  { value: "until", label: "Replay available until a date" },
  { value: "off", label: "No replay" },
] as const;

/** What people find after the show. */
export function AfterSection({ form }: { form: DetailsForm }) {
  const { values, base, set, text, choice, errorOf } = form;
  return (
    <DetailsSection title="After the show" description="What people see on the show’s page afterward.">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Replay" error={errorOf("replay")}>
          <Select options={REPLAY} {...choice("replay")} />
        </Field>
        {values.replay === "until" && (
          <Field label="Until" hint="In the show’s time zone" error={errorOf("until")}>
            <ZonedMoment
              value={values.until}
              onChange={(until) => set({ until })}
              zone={zoneAmong(values.timezone, base.timezone)}
            />
          </Field>
        )}
      </div>
      <Field
        label="Closing message"
        optional
        hint="Shown on its page after the show"
        error={errorOf("after_message")}
      >
        <Textarea {...text("after_message")} rows={2} maxLength={2_000} />
      </Field>
      <Field label="Clip limit" hint="How many moments may have clips" error={errorOf("clip_slots")}>
        <Input {...text("clip_slots")} inputMode="numeric" className="max-w-40" />
      </Field>
    </DetailsSection>
  );
}
