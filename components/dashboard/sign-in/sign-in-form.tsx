"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

interface SignInFormProps {
  callbackUrl?: string;
  /** Prefilled from an invitation. */
  email?: string;
  problem?: string;
}

/** A plain form, so it also works without scripts. */
export function SignInForm({ callbackUrl, email, problem }: SignInFormProps) {
  const [busy, setBusy] = useState(false);
  return (
    <form
      method="post"
      action="/api/auth/signin/email"
      onSubmit={() => setBusy(true)}
      className="flex flex-col gap-4"
    >
      {problem && (
        <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-base text-danger">
          {problem}
        </p>
      )}
      <Field label="Email" required>
        <Input
          type="email"
          name="email"
          defaultValue={email}
          autoComplete="email"
          autoFocus
          maxLength={254}
          className="h-11!"
        />
      </Field>
      {callbackUrl && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        Send sign-in link
      </Button>
    </form>
  );
}
