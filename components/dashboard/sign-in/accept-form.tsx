"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";

/** The press that takes the offered place; whoever has an account signs in to it first. */
export function AcceptForm({ token, needsSignIn }: { token: string; needsSignIn: boolean }) {
  const [busy, setBusy] = useState(false);
  return (
    <form method="post" action="/api/auth/invitation" onSubmit={() => setBusy(true)} className="grid">
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant="primary" size="lg" busy={busy} autoFocus>
        {needsSignIn ? "Sign in to accept" : "Accept the invitation"}
      </Button>
    </form>
  );
}
