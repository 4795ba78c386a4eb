"use client";

import { UserPlus } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { INVITED_ROLES } from "@/lib/platform/security/roles";
import { fieldWords } from "../parts/field-words";
import { useEnvironment } from "../shell/environment";
import { roleOptions } from "./roles";

type InvitedRole = (typeof INVITED_ROLES)[number];

export function InviteDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="primary"
        icon={<UserPlus className="size-4" aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Invite
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Invite somebody"
        description="We mail a link. It works once, for seven days and for that address only."
      >
        <InviteForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const { as } = useEnvironment();
  const router = useRouter();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<InvitedRole>("member");
  const invite = useApiMutation("inviteMember", as, {
    onSuccess: ({ data }) => {
      toast.success(`Invitation sent to ${data.email}`);
      onDone();
      router.refresh();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    invite.mutate({ body: { email, role } });
  }
  const emailProblem =
    invite.error?.fields.email === "duplicate" ? invite.error.message : fieldWords(invite.error, "email");
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 pb-2">
      <Field label="E-mail" error={emailProblem}>
        <Input
          type="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          maxLength={254}
          autoComplete="off"
          autoFocus
        />
      </Field>
      <Field label="Role" error={fieldWords(invite.error, "role")}>
        <Select options={roleOptions(INVITED_ROLES)} value={role} onValueChange={setRole} />
      </Field>
      {invite.error && Object.keys(invite.error.fields).length === 0 && (
        <p role="alert" className="text-base text-danger">
          {invite.error.message}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        className="self-end"
        busy={invite.isPending}
        disabled={email.trim() === ""}
      >
        Send the invitation
      </Button>
    </form>
  );
}
