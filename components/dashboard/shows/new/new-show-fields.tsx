import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { ApiError } from "@/lib/client/api-error";
import type { Shown } from "@/lib/editors/new-show/call-of";
import type { NewShowDraft } from "@/lib/editors/new-show/new-show-draft";
import type { Understood } from "@/lib/editors/new-show/understand";
import { fieldWords } from "../../parts/forms/field-words";
import { LanguageField } from "../../parts/forms/language-field";
import { ZoneField } from "../../parts/forms/zone-field";

interface NewShowFieldsProps {
  draft: NewShowDraft;
  shown: Shown;
  understood: Understood | null;
  error: ApiError | null;
  set: (changes: Partial<NewShowDraft>) => void;
}

/** Says where a value that was not typed comes from. */
const fromBrief = (typed: string | null, read: { from: string } | null | undefined): string | undefined =>
  typed === null && read ? `From the brief: “${read.from}”` : undefined;

/** The brief and what can be read from it. Typed values take precedence. */
export function NewShowFields({ draft, shown, understood, error, set }: NewShowFieldsProps) {
  const wrong = (field: string) => fieldWords(error, field);
  return (
    <div className="flex flex-col gap-4">
      <Field
        label="Brief"
        optional
        hint="Paste an email, notes or an agenda. We pick up guests, topics, duration and date."
        error={wrong("brief")}
      >
        <Textarea
          value={draft.brief}
          onChange={({ target }) => set({ brief: target.value })}
          maxLength={20_000}
          rows={9}
          autoFocus
        />
      </Field>
      <Field label="Title" hint={fromBrief(draft.title, understood?.title)} error={wrong("title")}>
        <Input value={shown.title} onChange={({ target }) => set({ title: target.value })} maxLength={120} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <Field
          label="Starts"
          optional
          hint={fromBrief(draft.starts, understood?.starts) ?? "In the time zone below"}
          error={wrong("starts_at")}
        >
          <Input
            type="datetime-local"
            value={shown.starts}
            onChange={({ target }) => set({ starts: target.value })}
          />
        </Field>
        <Field
          label="Duration (minutes)"
          optional
          hint={fromBrief(draft.minutes, understood?.minutes)}
          error={wrong("duration_min")}
        >
          <Input
            value={shown.minutes}
            onChange={({ target }) => set({ minutes: target.value })}
            inputMode="numeric"
          />
        </Field>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <ZoneField
          value={shown.timezone}
          onChange={(timezone) => set({ timezone })}
          hint={fromBrief(draft.timezone, understood?.zone)}
          error={wrong("timezone")}
        />
        <LanguageField
          value={shown.language}
          onChange={(language) => set({ language })}
          hint={draft.language === null && understood ? "From the brief" : undefined}
          error={wrong("language")}
        />
      </div>
      <Checkbox
        label="Generate run of show"
        hint="Costs 1 build credit"
        checked={draft.plan}
        onCheckedChange={(plan) => set({ plan })}
      />
      <Checkbox
        label="Keep as draft"
        hint="Its pages stay closed until you publish."
        checked={draft.draft}
        onCheckedChange={(isDraft) => set({ draft: isDraft })}
      />
    </div>
  );
}
