"use client";

import { Rocket } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { ButtonVariant } from "@/components/ui/button-classes";
import { Checkbox } from "@/components/ui/checkbox";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { api } from "@/lib/client/api";
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
      : "Published. Its pages are open",
  );
  const params = { slug };

  async function press() {
    setLooking(true);
    // If the dry run fails, publishing itself reports the problem.
    const count = await api("publishEvent", {
      as,
      params,
      body: { ...NOTIFY, dry_run: true },
      idempotencyKey: newKey(),
    }).then(
      ({ data }) => data.recipients,
      () => 0,
    );
    setLooking(false);
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
