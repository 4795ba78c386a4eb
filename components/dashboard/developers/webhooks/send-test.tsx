"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { WebhookWire } from "@/lib/modules/developers/webhooks/schema";
import { EVENT_KIND_NAMES, EVENT_KINDS, type EventKind } from "@/lib/operation/event-kinds";
import { useAction } from "../../parts/actions/use-action";

/** The event kinds that a webhook subscribes to. */
export const kindsOf = ({ events }: Pick<WebhookWire, "events">): EventKind[] =>
  events.includes("*") ? [...EVENT_KIND_NAMES] : EVENT_KIND_NAMES.filter((kind) => events.includes(kind));

/** Sends a test event. The list shows the result. */
export function useSendTest(webhook: WebhookWire) {
  const test = useAction("testWebhook", "Sending test event…");
  const send = (type?: EventKind, onSent?: () => void) =>
    test.press({ params: { webhook_id: webhook.id }, body: type ? { type } : {} }, onSent);
  return { send, busy: test.busy };
}

interface SendTestProps {
  webhook: WebhookWire;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Dialog that selects the kind of the test event. */
export function SendTest({ webhook, open, onOpenChange }: SendTestProps) {
  const kinds = kindsOf(webhook);
  const [kind, setKind] = useState<EventKind>(kinds[0] ?? "event.created");
  const { send, busy } = useSendTest(webhook);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Send a test event"
      description="Sends a complete example of this event type, signed like a real one, with data.test set to true."
    >
      <div className="flex flex-col gap-4 pb-2">
        <Field label="Event type" hint={EVENT_KINDS[kind]}>
          <Select
            options={kinds.map((value) => ({ value, label: value }))}
            value={kind}
            onValueChange={setKind}
          />
        </Field>
        <Button
          variant="primary"
          className="self-end"
          busy={busy}
          onClick={() => send(kind, () => onOpenChange(false))}
        >
          Send event
        </Button>
      </div>
    </Dialog>
  );
}
