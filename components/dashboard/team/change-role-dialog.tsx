"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { INVITED_ROLES, ROLES, type Role } from "@/lib/platform/security/roles";
import { useDrawn, useEnvironment } from "../shell/environment";
import type { Member } from "./member-table";
import { roleOptions } from "./roles";

interface ChangeRoleDialogProps {
  member: Member;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ChangeRoleDialog({ member, open, onOpenChange }: ChangeRoleDialogProps) {
  const { as } = useEnvironment();
  const { role: own } = useDrawn();
  const router = useRouter();
  const [role, setRole] = useState<Role>(member.role);
  const name = member.name || member.email;
  const update = useApiMutation("updateMember", as, {
    onSuccess: () => {
      toast.success(`${name} has a new role`);
      onOpenChange(false);
      router.refresh();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    update.mutate({ params: { user_id: member.user_id }, body: { role } });
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Role of ${name}`}
      description="Takes effect with their next click."
    >
      <form onSubmit={submit} className="flex flex-col gap-4 pb-2">
        <Field label="Role" error={update.error?.message}>
          <Select
            options={roleOptions<Role>(own === "owner" ? ROLES : INVITED_ROLES)}
            value={role}
            onValueChange={setRole}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          className="self-end"
          busy={update.isPending}
          disabled={role === member.role}
        >
          Change role
        </Button>
      </form>
    </Dialog>
  );
}
