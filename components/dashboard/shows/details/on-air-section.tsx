import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { DetailsForm } from "./details-form";
import { DetailsSection } from "./details-section";

/** What happens by itself while the show is on. */
export function OnAirSection({ form }: { form: DetailsForm }) {
  const { values, text, flag, errorOf } = form;
  return (
    <DetailsSection
      title="On air"
      description="Nobody should look at an empty stage: a card stands in for it, and goes when somebody is back."
    >
      <Checkbox
        label="Put a card up while no host is in the room, or nobody on the stage is seen or heard"
        {...flag("holding")}
      />
      {values.holding && (
        <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
          <Field label="After so many seconds" error={errorOf("holding_sec")}>
            <Input {...text("holding_sec")} inputMode="numeric" />
          </Field>
          <Field
            label="What it says"
            optional
            hint="Left empty: “We will be right back”, in the viewer's language."
            error={errorOf("holding_line")}
          >
            <Input {...text("holding_line")} maxLength={300} />
          </Field>
        </div>
      )}
    </DetailsSection>
  );
}
