"use client";

import { Button } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";
import { signOut } from "./sign-out";

/** Signed in, but the workspace is closed: suspended, or nobody vouched for its owner yet. */
export function InactiveAccount({ email }: { email: string }) {
  return (
    <MessagePage
      kicker="account_inactive"
      title="Your workspace is not open yet"
      actions={<Button onClick={() => void signOut()}>Sign out</Button>}
    >
      <p>
        You are signed in as <strong className="font-medium text-ink">{email}</strong>. A free workspace opens
        once an identity provider has verified its owner; a suspended one once its operator opens it again.
      </p>
      <p>Ask whoever runs this installation to verify or reopen it.</p>
    </MessagePage>
  );
}
