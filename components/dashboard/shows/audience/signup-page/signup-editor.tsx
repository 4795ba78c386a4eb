"use client";

import { dismissConflicts, setFields } from "@/lib/editors/session/fields-editor";
import type { SignupWire } from "@/lib/modules/pages/signup-pages/schema";
import { useEnvironment } from "../../../access/environment";
import { EditConflicts } from "../../../parts/editing/edit-conflicts";
import { SaveStatus } from "../../../parts/editing/save-status";
import { Section } from "../../../parts/page/section";
import { nameOfField, valueInWords } from "./field-names";
import { PublishButton } from "./publish-button";
import { SignupFields } from "./signup-fields";
import { SignupPreview } from "./signup-preview";
import { useSignupSession } from "./use-signup-session";
import { VersionList } from "./version-list";

/** The signup page beside its preview. Changes are saved automatically and go live when published. */
export function SignupEditor({ signup: initial }: { signup: SignupWire }) {
  const { as } = useEnvironment();
  const slug = initial.event_slug;
  const { session, view, signup, adopt } = useSignupSession(slug, as, initial);
  const { apply } = session;
  const { values: content, conflicts } = view.editor;
  return (
    <div className="flex flex-col gap-10">
      <div>
        <div className="sticky top-15 z-20 shadow-[0_-4px_0_var(--surface)] lg:top-0 mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-surface py-2 text-sm">
          <p className="tabular text-ink-muted">{standing(signup)}</p>
          <span className="ml-auto flex items-center gap-4">
            <SaveStatus state={view.state} />
            <PublishButton slug={slug} session={session} signup={signup} adopt={adopt} />
          </span>
        </div>
        <div className="grid gap-x-8 gap-y-8 xl:grid-cols-[minmax(20rem,26rem)_1fr]">
          <div className="flex min-w-0 flex-col gap-4">
            <EditConflicts
              lines={conflicts.map(({ field, theirs }) => ({
                what: nameOfField(field),
                theirs: valueInWords(theirs),
              }))}
              dismiss={() => apply(dismissConflicts)}
            />
            <SignupFields
              content={content}
              shown={signup.shown}
              set={(field, value) => apply((editor) => setFields(editor, { [field]: value }))}
            />
          </div>
          <div className="min-w-0 xl:sticky xl:top-16 xl:self-start">
            <SignupPreview slug={slug} version={signup.version} />
          </div>
        </div>
      </div>
      <Section title="Versions" description="Each save creates a version. Saves in a row are grouped.">
        <VersionList slug={slug} signup={signup} adopt={adopt} />
      </Section>
    </div>
  );
}

const standing = ({ draft, changes }: SignupWire): string => {
  if (changes.length === 0) return `Version ${draft.number} is published.`;
  const count = changes.length === 1 ? "1 unpublished change" : `${changes.length} unpublished changes`;
  return `Version ${draft.number} has ${count}.`;
};
