"use client";

import { Button } from "@/components/ui/button";
import { MessagePage } from "@/components/ui/message-page";

/** The same page is open in another tab; only one may be active. */
export function OtherTab({ what, onClaim }: { what: string; onClaim: () => void }) {
  return (
    <MessagePage
      title={`${what} is open in another tab`}
      actions={
        <Button variant="primary" onClick={onClaim}>
          Use this tab
        </Button>
      }
    >
      <p>
        Only one tab can use your camera and microphone. Go back to the other tab, or continue here. If the
        show is on air, you’ll be gone for a moment while it switches.
      </p>
    </MessagePage>
  );
}
