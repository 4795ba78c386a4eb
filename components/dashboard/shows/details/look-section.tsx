import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { THEMES } from "@/lib/modules/show-basics/show-facts/vocabulary-schema";
import { ColourInput } from "../../parts/forms/colour-input";
import { ColourNote } from "./colour-note";
import type { DetailsForm } from "./details-form";
import { DetailsSection } from "./details-section";
import { ShowPicture } from "./show-picture";
import { StagePreview } from "./stage-preview";
import { themeName } from "./theme-name";
import { ThemePreviews } from "./theme-previews";

const LOOKS = THEMES.map((value) => ({ value, label: themeName(value) }));

interface LookSectionProps {
  form: DetailsForm;
  slug: string;
  client: string | undefined;
}

/** Theme and color of what the audience sees. */
export function LookSection({ form, slug, client }: LookSectionProps) {
  const { values, set, choice, errorOf } = form;
  const [comparing, setComparing] = useState(false);
  const theme = THEMES.find((each) => each === values.theme);
  return (
    <DetailsSection title="Look" description={client && `A show by ${client}.`}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Theme" hint="For pages and the stage" error={errorOf("theme")}>
          <Select options={LOOKS} {...choice("theme")} />
        </Field>
        <Field
          label="Color"
          optional
          hint="For example, #0f766e. We adjust shades so text stays readable."
          error={errorOf("accent")}
        >
          <ColourInput value={values.accent} onChange={(accent) => set({ accent })} />
        </Field>
      </div>
      {theme && <ColourNote theme={theme} accent={values.accent} />}
      {theme && (
        <StagePreview
          theme={theme}
          accent={values.accent}
          title={values.title}
          host={{
            name: values.host_name,
            role: [values.host_title, values.host_company].filter(Boolean).join(", "),
          }}
          holding={values.holding_line}
        />
      )}
      <div>
        <Button aria-expanded={comparing} onClick={() => setComparing(!comparing)}>
          {comparing ? "Hide themes" : "Compare themes"}
        </Button>
      </div>
      {comparing && (
        <ThemePreviews
          slug={slug}
          accent={values.accent}
          chosen={values.theme}
          onChoose={(chosen) => set({ theme: chosen })}
        />
      )}
      <ShowPicture form={form} name="Logo" field="logo" />
    </DetailsSection>
  );
}
