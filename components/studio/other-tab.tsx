"use client";

import { Button } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";

/** The same place is open in another tab: one of them has to give way. */
export function OtherTab({ what, onClaim }: { what: string; onClaim: () => void }) {
  return (
    <MessagePage
      title={`${what} is open in another tab.`}
      actions={
        <Button variant="primary" onClick={onClaim}>
          Use it here
        </Button>
      }
    >
      <p>
        Two tabs would send your sound twice. Go to the other tab, or take over here: the other one lets go. A
        show that is on air goes on meanwhile; you are missing from it for a moment.
      </p>
    </MessagePage>
  );
}
