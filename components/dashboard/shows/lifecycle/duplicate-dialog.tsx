"use client";

import { useRouter } from "next/navigation";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useEnvironment } from "../../access/environment";
import { MutationForm } from "../../parts/forms/mutation-form";
import { useMutationForm } from "../../parts/forms/use-mutation-form";

interface DuplicateDialogProps {
  slug: string;
  title: string;
  shown: boolean;
  onShown: (shown: boolean) => void;
}

/** Creates a copy of this show as a draft. */
export function DuplicateDialog({ shown, onShown, ...show }: DuplicateDialogProps) {
  return (
    <Dialog
      open={shown}
      onOpenChange={onShown}
      size="md"
      title="Duplicate show"
      description="Creates a draft copy. Registrations, links and recordings aren’t copied."
    >
      {shown && <DuplicateForm {...show} />}
    </Dialog>
  );
}

const PARTS = [
  { part: "settings", label: "Settings", hint: "Host, announcer, reminders, capacity, brief" },
  { part: "look", label: "Theme and brand" },
  { part: "signup", label: "Signup page copy" },
  { part: "mail", label: "Email copy of this show" },
  { part: "sponsors", label: "Sponsors" },
  { part: "guests", label: "Guests", hint: "Without links and invitations" },
  { part: "slides", label: "Slides", hint: "Decks that are ready" },
  { part: "videos", label: "Videos", hint: "Videos that are ready" },
  { part: "plan", label: "Run of show" },
] as const;

type Part = (typeof PARTS)[number]["part"];

function DuplicateForm({ slug, title }: { slug: string; title: string }) {
  const { base } = useEnvironment();
  const router = useRouter();
  const form = useMutationForm("duplicateEvent", {
    initial: { title, starts: "", include: PARTS.map(({ part }): Part => part) },
    ready: (values) => values.title.trim() !== "",
    input: ({ title, starts, include }) => ({
      params: { slug },
      body: { title, ...(starts ? { starts_at: new Date(starts).toISOString() } : {}), include },
    }),
    saved: "Show duplicated",
    leaves: true,
    onDone: ({ data }) => router.push(`${base}/shows/${data.slug}`),
  });
  const { include } = form.values;
  const change = (part: Part, on: boolean) =>
    form.set({ include: on ? [...include, part] : include.filter((one) => one !== part) });
  return (
    <MutationForm form={form} submitLabel="Duplicate">
      <Field label="Title" error={form.errorOf("title")}>
        <Input {...form.text("title")} maxLength={120} autoFocus />
      </Field>
      <Field
        label="Starts"
        optional
        hint="In your time zone. Leave empty for “to be announced”."
        error={form.errorOf("starts_at")}
      >
        <Input type="datetime-local" {...form.text("starts")} />
      </Field>
      <fieldset className="flex flex-col gap-2.5">
        <legend className="mb-2 font-medium text-base">What to copy</legend>
        {PARTS.map(({ part, label, ...rest }) => (
          <Checkbox
            key={part}
            label={label}
            {...rest}
            checked={include.includes(part)}
            onCheckedChange={(on) => change(part, on)}
          />
        ))}
      </fieldset>
    </MutationForm>
  );
}
