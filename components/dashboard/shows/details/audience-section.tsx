import Link from "next/link";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { DetailsForm } from "./details-form";
import { DetailsSection } from "./details-section";

/** Who can watch, what they can do, and which emails they get. */
export function AudienceSection({ form, signup }: { form: DetailsForm; signup: string }) {
  const { values, text, flag, errorOf } = form;
  return (
    <DetailsSection
      id="audience"
      title="Audience"
      description={
        <>
          Choose whether search engines list the show on its{" "}
          <Link href={signup} className="text-accent underline">
            signup page
          </Link>
          .
        </>
      }
    >
      <fieldset className="flex flex-col gap-2.5">
        <legend className="mb-2 font-medium text-sm">Permissions</legend>
        <Checkbox
          label="Open viewing: anyone with the viewer link can watch without registering"
          {...flag("open")}
        />
        <Checkbox label="Chat" {...flag("chat")} />
        <Checkbox label="Questions" {...flag("questions")} />
        <Checkbox label="Reactions" {...flag("reactions")} />
        <Checkbox label="Live captions" {...flag("captions")} />
        <Checkbox label="Survey after the show" {...flag("survey")} />
      </fieldset>
      {values.survey && (
        <Field label="Survey question" error={errorOf("survey_question")}>
          <Input {...text("survey_question")} maxLength={300} />
        </Field>
      )}
      <fieldset className="flex flex-col gap-2.5">
        <legend className="mb-2 font-medium text-sm">Emails to attendees</legend>
        <Checkbox label="24 hours before" {...flag("h24")} />
        <Checkbox label="1 hour before" {...flag("h1")} />
        <Checkbox label="When it starts" {...flag("live")} />
        <Checkbox label="When the date changes" {...flag("changed")} />
        <Checkbox label="When the replay is ready" {...flag("after_emails")} />
      </fieldset>
    </DetailsSection>
  );
}
