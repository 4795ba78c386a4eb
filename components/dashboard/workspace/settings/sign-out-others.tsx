"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useAction } from "../../parts/actions/use-action";

/** Ends all of the user's sessions except this one. */
export function SignOutOthers() {
  const [asking, setAsking] = useState(false);
  const revoke = useAction("revokeOtherSessions", ({ data }) =>
    data.revoked === 1 ? "1 session signed out" : `${data.revoked} sessions signed out`,
  );
  return (
    <>
      <Button onClick={() => setAsking(true)}>Sign out everywhere else</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere else?"
        description="All other browsers are signed out. API keys keep working."
        confirmLabel="Sign out everywhere else"
        onConfirm={() => revoke.run({})}
      />
    </>
  );
}
