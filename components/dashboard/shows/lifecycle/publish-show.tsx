"use client";

import { Rocket } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import type { ButtonVariant } from "@/components/ui/button-classes";
import { Checkbox } from "@/components/ui/checkbox";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { api, type CallAs } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import { newKey } from "@/lib/client/new-key";
import { useEnvironment } from "../../access/environment";
import { useAction } from "../../parts/actions/use-action";
import { peopleCount } from "../../parts/words/people-words";

const NOTIFY = { notify: true, send: true };

/** Publishes a draft. If people signed up before the date changed, asks whether to email them. */
export function PublishShow({ slug, variant }: { slug: string; variant: ButtonVariant }) {
  const { as } = useEnvironment();
  const [looking, setLooking] = useState(false);
  const [recipients, setRecipients] = useState<number>();
  const [notify, setNotify] = useState(false);
  const publish = useAction("publishEvent", ({ data }) =>
    data.recipients > 0
      ? `Published. Emailing ${peopleCount(data.recipients)} the new date…`
      : "Show published",
  );
  const params = { slug };

  async function press() {
    setLooking(true);
    const count = await countRecipients(as, slug).finally(() => setLooking(false));
    if (count === null) return;
    if (count === 0) return publish.press({ params });
    setNotify(false);
    setRecipients(count);
  }

  return (
    <>
      <Button
        variant={variant}
        icon={<Rocket className="size-4" aria-hidden />}
        busy={looking || publish.busy}
        onClick={() => void press()}
      >
        Publish show
      </Button>
      <ConfirmDialog
        open={recipients !== undefined}
        onOpenChange={(open) => !open && setRecipients(undefined)}
        tone="primary"
        title="The date has changed"
        description="The date moved while the show was unpublished, so some people registered for the previous date."
        confirmLabel={notify ? "Publish and email them" : "Publish show"}
        cancelLabel="Not yet"
        onConfirm={() => publish.run({ params, body: notify ? NOTIFY : {} })}
      >
        <Checkbox
          label={`Email ${peopleCount(recipients ?? 0)} the new date`}
          hint="If off, no one is emailed and calendars keep the previous date."
          checked={notify}
          onCheckedChange={setNotify}
        />
      </ConfirmDialog>
    </>
  );
}

/** Counts who would get the new date. Null if that can't be known now. */
export async function countRecipients(as: CallAs, slug: string): Promise<number | null> {
  const body = { ...NOTIFY, dry_run: true };
  try {
    const { data } = await api("publishEvent", { as, params: { slug }, body, idempotencyKey: newKey() });
    return data.recipients;
  } catch (error) {
    // A refusal is about publishing as well, which then explains it.
    if (error instanceof ApiError && !error.retryable) return 0;
    toast.error(error instanceof Error ? error.message : "Couldn’t publish the show. Try again.");
    return null;
  }
}
