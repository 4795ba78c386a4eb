import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { speakingHint } from "@/components/ui/speaking-hint";
import { Textarea } from "@/components/ui/textarea";
import { EMCEE_VOICES } from "@/lib/modules/show-basics/show-facts/vocabulary-schema";
import { PlayLine } from "../announcer/play-line";
import type { DetailsForm } from "./details-form";
import { DetailsSection } from "./details-section";
import { ShowPicture } from "./show-picture";

const VOICES = EMCEE_VOICES.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

/** The host and the announcer's voice. */
export function HostSection({ form }: { form: DetailsForm }) {
  const { text, choice, flag, values, errorOf } = form;
  return (
    <DetailsSection title="Host" description="Shown on the signup page, in emails and on stage.">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Host’s name" error={errorOf("host_name")}>
          <Input {...text("host_name")} maxLength={120} />
        </Field>
        <Field label="Host’s email" optional hint="Only your team can see this" error={errorOf("host_email")}>
          <Input {...text("host_email")} type="email" maxLength={254} />
        </Field>
        <Field label="Host’s title" optional error={errorOf("host_title")}>
          <Input {...text("host_title")} maxLength={200} />
        </Field>
        <Field label="Host’s company" optional error={errorOf("host_company")}>
          <Input {...text("host_company")} maxLength={200} />
        </Field>
      </div>
      <ShowPicture form={form} name="Photo" field="host_photo" />
      <div className="grid gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <Field label="Announcer’s voice" error={errorOf("voice")}>
          <Select options={VOICES} {...choice("voice")} />
        </Field>
        <div className="flex items-start gap-2">
          <Field
            label="Announcer’s opening line"
            hint={speakingHint(values.intro)}
            optional
            error={errorOf("intro")}
            className="flex-1"
          >
            <Textarea {...text("intro")} rows={2} maxLength={2_000} />
          </Field>
          <div className="mt-6.5">
            <PlayLine name="the opening line" text={values.intro} voice={values.voice} />
          </div>
        </div>
      </div>
      <Checkbox
        label="Privately cue guests when their segment starts and when its time is up"
        {...flag("private_cues")}
      />
    </DetailsSection>
  );
}
