"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";

interface ConfirmFormProps {
  token: string;
  email: string;
  callbackUrl?: string;
}

/** Uses the sign-in link. */
export function ConfirmForm({ token, email, callbackUrl }: ConfirmFormProps) {
  const [busy, setBusy] = useState(false);
  return (
    <form method="post" action="/api/auth/callback/email" onSubmit={() => setBusy(true)} className="grid">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="email" value={email} />
      {callbackUrl && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
      <Button type="submit" variant="primary" size="lg" busy={busy} autoFocus>
        Sign in
      </Button>
    </form>
  );
}
