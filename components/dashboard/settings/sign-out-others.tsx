"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { useEnvironment } from "../shell/environment";

/** Ends all sessions of the person but the one in this browser. */
export function SignOutOthers() {
  const { as } = useEnvironment();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const revoke = useApiMutation("revokeOtherSessions", as);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Sign out everywhere else</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere else?"
        description="Every other browser has to sign in again. Keys go on working."
        confirmLabel="Sign out everywhere else"
        onConfirm={async () => {
          const { data } = await revoke.mutateAsync({});
          toast.success(data.revoked === 1 ? "One session ended" : `${data.revoked} sessions ended`);
          router.refresh();
        }}
      />
    </>
  );
}
