"use client";

import { PencilLine } from "lucide-react";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { DialogButton } from "../../../parts/actions/dialog-button";
import { MutationForm } from "../../../parts/forms/mutation-form";
import { useMutationForm } from "../../../parts/forms/use-mutation-form";
import type { PersonRow } from "../../../parts/words/people-words";

interface EditPersonProps {
  slug: string;
  person: PersonRow;
  /** Sent back with the change, so that no one's change is overwritten unseen. */
  version: number | undefined;
}

/** Edits a person's details. */
export function EditPerson(props: EditPersonProps) {
  return (
    <DialogButton icon={PencilLine} variant="secondary" label="Edit" title="Edit registration">
      {(close) => <EditForm {...props} onDone={close} />}
    </DialogButton>
  );
}

const REFUSED = {
  duplicate: "Someone else is registered with this email. Cancel or remove one of the two.",
};

function EditForm({ slug, person, version, onDone }: EditPersonProps & { onDone: () => void }) {
  const form = useMutationForm("updateRegistration", {
    initial: {
      name: person.name,
      email: person.email,
      zone: person.time_zone ?? "",
      consent: person.marketing_consent,
      notify: false,
    },
    input: ({ name, email, zone, consent, notify }) => ({
      params: { slug, registration_id: person.id },
      body: {
        ...(name.trim() !== person.name ? { name } : {}),
        ...(email.trim() !== person.email ? { email: email.trim() } : {}),
        ...(zone !== (person.time_zone ?? "") ? { time_zone: zone.trim() || null } : {}),
        ...(consent !== person.marketing_consent ? { marketing_consent: consent } : {}),
        ...(notify ? { send_confirmation: true, send: true } : {}),
        ...(version === undefined ? {} : { expected_version: version }),
      },
    }),
    saved: "Saved",
    onDone,
    explain: ({ code }) =>
      code === "version_conflict" ? "Someone else changed this. Close the dialog and try again." : undefined,
  });
  const moved = form.values.email.trim().toLowerCase() !== person.email.toLowerCase();
  return (
    <MutationForm form={form} submitLabel="Save">
      <Field label="Name" error={form.errorOf("name")}>
        <Input {...form.text("name")} maxLength={120} autoFocus />
      </Field>
      <Field
        label="Email"
        error={form.errorOf("email", REFUSED)}
        hint={moved ? "The link sent to the previous address stops working." : undefined}
      >
        <Input {...form.text("email")} type="email" maxLength={254} required />
      </Field>
      <Field
        label="Time zone"
        optional
        error={form.errorOf("time_zone")}
        hint="For example, Europe/Berlin. Leave empty to use the show’s time zone."
      >
        <Input {...form.text("zone")} maxLength={100} />
      </Field>
      <Checkbox label="Marketing consent" hint="Stored with the date and time" {...form.flag("consent")} />
      {moved && <Checkbox label="Send confirmation to the new address" {...form.flag("notify")} />}
    </MutationForm>
  );
}
