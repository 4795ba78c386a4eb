"use client";

import { UserPlus } from "lucide-react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { shownEmail } from "@/lib/client/shown-email";
import { INVITED_ROLES } from "@/lib/platform/security/roles";
import { DialogButton } from "../../parts/actions/dialog-button";
import { MutationForm } from "../../parts/forms/mutation-form";
import { useMutationForm } from "../../parts/forms/use-mutation-form";
import { roleOptions } from "./roles";

type InvitedRole = (typeof INVITED_ROLES)[number];

export function InviteDialog() {
  return (
    <DialogButton
      icon={UserPlus}
      label="Invite"
      title="Invite member"
      description="We’ll email a link to this address. It works once, only for this address, and expires in 7 days."
    >
      {(close) => <InviteForm onDone={close} />}
    </DialogButton>
  );
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const form = useMutationForm("inviteMember", {
    initial: { email: "", role: "member" as InvitedRole },
    ready: ({ email }) => email.trim() !== "",
    input: (body) => ({ body }),
    saved: ({ data }) => `Invitation sent to ${shownEmail(data.email)}`,
    onDone,
  });
  return (
    <MutationForm form={form} submitLabel="Send invitation" noValidate>
      <Field label="Email" error={form.errorOf("email", { duplicate: form.error?.message })}>
        <Input type="email" {...form.text("email")} maxLength={254} autoComplete="off" autoFocus />
      </Field>
      <Field label="Role" error={form.errorOf("role")}>
        <Select options={roleOptions(INVITED_ROLES)} {...form.choice("role")} />
      </Field>
    </MutationForm>
  );
}
