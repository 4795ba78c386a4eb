import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { DetailsForm } from "./details-form";
import { DetailsSection } from "./details-section";

/** What happens automatically during the show. */
export function OnAirSection({ form }: { form: DetailsForm }) {
  const { values, text, flag, errorOf } = form;
  return (
    <DetailsSection title="On air" description="A card covers an empty stage until someone is back.">
      <Checkbox
        label="Show a holding card when no host is in the room or the stage has no video or audio"
        {...flag("holding")}
      />
      {values.holding && (
        <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
          <Field label="Delay (seconds)" error={errorOf("holding_sec")}>
            <Input {...text("holding_sec")} inputMode="numeric" />
          </Field>
          <Field
            label="Card text"
            optional
            hint="Leave empty to show “We’ll be right back” in the viewer’s language"
            error={errorOf("holding_line")}
          >
            <Input {...text("holding_line")} maxLength={300} />
          </Field>
        </div>
      )}
    </DetailsSection>
  );
}
