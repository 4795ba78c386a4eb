import type { SignupWire } from "@/lib/modules/pages/signup-pages/schema";
import { Section } from "../../../parts/page/section";
import { SignupChanges } from "./signup-changes";
import { SignupPreview } from "./signup-preview";

/** The page's draft, read-only. */
export function SignupOverview({ signup }: { signup: SignupWire }) {
  const { event_slug: slug, changes, version } = signup;
  return (
    <div className="flex flex-col gap-10">
      <SignupPreview slug={slug} version={version} />
      {changes.length > 0 && (
        <Section title="Unpublished changes">
          <SignupChanges changes={changes} label="Unpublished changes" />
        </Section>
      )}
    </div>
  );
}
