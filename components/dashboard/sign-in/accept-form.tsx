"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";

/** Accepts the invitation. People with an account sign in first. */
export function AcceptForm({ token, needsSignIn }: { token: string; needsSignIn: boolean }) {
  const [busy, setBusy] = useState(false);
  return (
    <form method="post" action="/api/auth/invitation" onSubmit={() => setBusy(true)} className="grid">
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant="primary" size="lg" busy={busy} autoFocus>
        {needsSignIn ? "Sign in to accept" : "Accept invitation"}
      </Button>
    </form>
  );
}
