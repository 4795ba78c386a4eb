import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { LinesField } from "../../parts/forms/lines-field";
import type { DetailsForm } from "./details-form";
import { DetailsSection } from "./details-section";

/** How many may come, and who decides. */
export function PlacesSection({ form }: { form: DetailsForm }) {
  const { values, set, text, flag, errorOf } = form;
  return (
    <DetailsSection title="Places" description="How many may come, and whether you look at each of them.">
      <Field label="Places" hint="Empty: as many as like." error={errorOf("capacity")}>
        <Input {...text("capacity")} inputMode="numeric" className="max-w-40" />
      </Field>
      <Checkbox
        label="Waiting list"
        hint="Once all places are taken, people can wait for one."
        {...flag("waitlist")}
      />
      {values.waitlist && (
        <Field
          label="Minutes that a free place is held"
          hint="For the next who waits, before it goes on: 15 minutes to two weeks."
          error={errorOf("hold_min")}
        >
          <Input {...text("hold_min")} inputMode="numeric" className="max-w-40" />
        </Field>
      )}
      <Checkbox
        label="Approval by hand"
        hint="Nobody has a place before you let them in."
        {...flag("approval")}
      />
      {values.approval && (
        <Field
          label="Let in without it"
          optional
          hint="Domains of their addresses, one on each line, such as example.com."
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
