"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useAction } from "../../parts/actions/use-action";
import { peopleCount } from "../../parts/words/people-words";
import { useRecipients } from "./use-recipients";

/** Mails that were asked for a moment ago are still being written. */
const LOOK_MS = 5_000;

/** Tells people later of a show that was cancelled without a word; nothing where everybody knows. */
export function TellCancelled({ slug }: { slug: string }) {
  const [asked, setAsked] = useState(false);
  const queries = useQueryClient();
  const recipients = useRecipients("cancel", slug, true, LOOK_MS) ?? 0;
  const tell = useAction("cancelEvent", ({ data }) => `${peopleCount(data.recipients)} will be told`);
  if (recipients === 0) return null;
  const confirm = () =>
    tell.run({ params: { slug }, body: { notify: true, send: true } }, () =>
      // The mails are on their way: nobody is left to tell.
      queries.setQueriesData({ queryKey: ["recipients"] }, 0),
    );
  return (
    <>
      <Button icon={<Send className="size-4" aria-hidden />} onClick={() => setAsked(true)}>
        Tell people
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        tone="primary"
        title={`Tell ${peopleCount(recipients)} that it is cancelled?`}
        description="Those who have not heard of it yet get the mail “Cancelled”, which takes the show out of their calendars."
        confirmLabel="Tell them"
        cancelLabel="Not now"
        onConfirm={confirm}
      />
    </>
  );
}
