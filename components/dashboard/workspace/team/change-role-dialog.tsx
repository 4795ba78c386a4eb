"use client";

import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { INVITED_ROLES, ROLES, type Role } from "@/lib/platform/security/roles";
import { useDrawn } from "../../access/environment";
import { MutationForm } from "../../parts/forms/mutation-form";
import { useMutationForm } from "../../parts/forms/use-mutation-form";
import type { Member } from "./member";
import { roleOptions } from "./roles";

interface ChangeRoleDialogProps {
  member: Member;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ChangeRoleDialog({ member, open, onOpenChange }: ChangeRoleDialogProps) {
  const { role: own } = useDrawn();
  const name = member.name || member.email;
  const form = useMutationForm("updateMember", {
    initial: { role: member.role as Role },
    ready: ({ role }) => role !== member.role,
    input: (body) => ({ params: { user_id: member.user_id }, body }),
    saved: `${name}’s role changed`,
    onDone: () => onOpenChange(false),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Change ${name}’s role`}
      description="Takes effect immediately."
    >
      <MutationForm form={form} submitLabel="Change role">
        <Field label="Role" error={form.errorOf("role")}>
          <Select
            options={roleOptions<Role>(own === "owner" ? ROLES : INVITED_ROLES)}
            {...form.choice("role")}
          />
        </Field>
      </MutationForm>
    </Dialog>
  );
}
