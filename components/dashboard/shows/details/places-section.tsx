import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { LinesField } from "../../parts/forms/lines-field";
import type { DetailsForm } from "./details-form";
import { DetailsSection } from "./details-section";

/** Capacity and approval. */
export function PlacesSection({ form }: { form: DetailsForm }) {
  const { values, set, text, flag, errorOf } = form;
  return (
    <DetailsSection title="Capacity" description="Limit registrations and choose how they’re approved.">
      <Field label="Capacity" hint="Leave empty for unlimited" error={errorOf("capacity")}>
        <Input {...text("capacity")} inputMode="numeric" className="max-w-40" />
      </Field>
      <Checkbox
        label="Waitlist"
        hint="People can join a waitlist once the show is full."
        {...flag("waitlist")}
      />
      {values.waitlist && (
        <Field
          label="Hold time for offered spots (minutes)"
          hint="How long the next person has to accept a free spot. 15 minutes to 2 weeks."
          error={errorOf("hold_min")}
        >
          <Input {...text("hold_min")} inputMode="numeric" className="max-w-40" />
        </Field>
      )}
      <Checkbox
        label="Manual approval"
        hint="Registrations are pending until you approve them."
        {...flag("approval")}
      />
      {values.approval && (
        <Field
          label="Auto-approved domains"
          optional
          hint="One email domain per line, for example example.com"
          error={errorOf("approval_domains")}
        >
          <LinesField
            value={values.approval_domains}
            onChange={(approval_domains) => set({ approval_domains })}
          />
        </Field>
      )}
    </DetailsSection>
  );
}
