"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useAction } from "../../parts/actions/use-action";
import { peopleCount } from "../../parts/words/people-words";
import { useRecipients } from "./use-recipients";

/** Emails requested a moment ago are still being created. */
const LOOK_MS = 5_000;

/** Emails people about a show that was canceled without notice. Hidden once everyone was emailed. */
export function EmailCancellation({ slug }: { slug: string }) {
  const [asked, setAsked] = useState(false);
  const queries = useQueryClient();
  const recipients = useRecipients("cancel", slug, true, LOOK_MS) ?? 0;
  const notify = useAction("cancelEvent", ({ data }) => `Emailing ${peopleCount(data.recipients)}…`);
  if (recipients === 0) return null;
  const confirm = () =>
    notify.run({ params: { slug }, body: { notify: true, send: true } }, () =>
      // The emails are on their way, so no one is left to email.
      queries.setQueriesData({ queryKey: ["recipients"] }, 0),
    );
  return (
    <>
      <Button icon={<Send className="size-4" aria-hidden />} onClick={() => setAsked(true)}>
        Email attendees
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        tone="primary"
        title={`Email ${peopleCount(recipients)} about the cancellation?`}
        description="People who haven’t been emailed yet get the “Cancelled” email, which removes the show from their calendar."
        confirmLabel="Send email"
        cancelLabel="Not now"
        onConfirm={confirm}
      />
    </>
  );
}
