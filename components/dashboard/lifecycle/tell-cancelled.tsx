"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useAction } from "../parts/use-action";
import { peopleCount } from "../people/people-words";
import { useRecipients } from "./use-recipients";

/** Mails that were asked for a moment ago are still being written. */
const LOOK_MS = 5_000;

/** Tells people later of a show that was cancelled without a word; nothing where everybody knows. */
export function TellCancelled({ slug }: { slug: string }) {
  const [asked, setAsked] = useState(false);
  const queries = useQueryClient();
  const recipients = useRecipients("cancel", slug, true, LOOK_MS) ?? 0;
  const tell = useAction("cancelEvent", ({ data }) => `Emailing ${peopleCount(data.recipients)}…`);
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
        title={`Email ${peopleCount(recipients)} about the cancellation?`}
        description="People who haven’t been emailed yet get the “Cancelled” email, which removes the show from their calendar."
        confirmLabel="Send email"
        cancelLabel="Not now"
        onConfirm={confirm}
      />
    </>
  );
}
