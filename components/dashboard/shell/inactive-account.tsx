"use client";

import { useSearchParams } from "next/navigation";
import { Button } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";
import { ProviderButtons } from "../sign-in/provider-buttons";
import { signOut } from "../sign-in/sign-out";

interface InactiveAccountProps {
  email: string;
  /** Whether the owner still has to be verified; otherwise the workspace was suspended. */
  unverified: boolean;
  providers: readonly { id: string; label: string }[];
}

const PROBLEMS: Record<string, string> = {
  unverified: "This provider hasn’t verified your email address either.",
  taken: "This account is already linked to another person.",
  provider: "The provider didn’t confirm the sign-in. Try again.",
};

/** Shown to signed-in users whose workspace is closed: suspended, or its owner not verified yet. */
export function InactiveAccount({ email, unverified, providers }: InactiveAccountProps) {
  const problem = PROBLEMS[useSearchParams().get("problem") ?? ""];
  const canVerify = unverified && providers.length > 0;
  return (
    <MessagePage
      kicker="account_inactive"
      title={unverified ? "Verify your account" : "Your workspace is suspended"}
      actions={<Button onClick={() => void signOut()}>Sign out</Button>}
    >
      <p>
        You’re signed in as <strong className="font-medium text-ink">{email}</strong>.{" "}
        {unverified
          ? "Sign in with an identity provider to activate your free workspace."
          : "Ask your administrator to reactivate it."}
      </p>
      {canVerify ? (
        <div className="my-4 max-w-sm">
          <ProviderButtons providers={providers} callbackUrl="/dashboard" link />
        </div>
      ) : (
        unverified && <p>Ask your administrator to verify it.</p>
      )}
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
    </MessagePage>
  );
}
