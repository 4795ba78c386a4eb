"use client";

import type { ReactNode } from "react";
import { Ago } from "@/components/ui/ago";
import { Button } from "@/components/ui/button";
import { Time } from "@/components/ui/time";
import type { WebhookWire } from "@/lib/modules/developers/webhooks/schema";
import { useAction } from "../../parts/actions/use-action";

const REASONS: Record<string, string> = {
  gone: "The endpoint responded with 410 Gone.",
  failing: "All deliveries failed for 5 days.",
};

type Change = { status: "active" } | { activate_now: true };

/** Problems with a webhook, each with its fix. */
export function WebhookNotices({ webhook }: { webhook: WebhookWire }) {
  const activate = useAction("updateWebhook", "Webhook activated");
  const takeOver = useAction("updateWebhook", "New signing secret is active");
  const params = { webhook_id: webhook.id };
  const button = (label: string, action: typeof activate, body: Change) => (
    <Button size="sm" busy={action.busy} onClick={() => action.press({ params, body })}>
      {label}
    </Button>
  );
  const { status, disabled_reason, failing_since, next_secret_at } = webhook;
  return (
    <>
      {status === "disabled" && (
        <Notice tone="danger" action={button("Activate", activate, { status: "active" })}>
          <strong className="font-semibold">Disabled.</strong>{" "}
          {REASONS[disabled_reason ?? ""] ?? "Deliveries failed for too long."} Pending deliveries were
          cancelled, and new events aren’t recorded. Once the endpoint works again, activate the webhook and
          retry the failed and cancelled deliveries.
        </Notice>
      )}
      {status === "paused" && (
        <Notice tone="neutral" action={button("Activate", activate, { status: "active" })}>
          <strong className="font-semibold">Paused.</strong> Only test events are sent. Events during the
          pause aren’t sent later.
        </Notice>
      )}
      {status === "active" && failing_since && (
        <Notice tone="warn">
          Deliveries started failing <Ago value={failing_since} />. After 5 days without a success, we disable
          the webhook and email the workspace owner.
        </Notice>
      )}
      {next_secret_at && (
        <Notice tone="warn" action={button("Switch now", takeOver, { activate_now: true })}>
          Deliveries switch to the new signing secret on <Time value={next_secret_at} format="long" />. Until
          then, they’re signed with both.
        </Notice>
      )}
    </>
  );
}

const TONES = {
  danger: "bg-danger-soft text-danger",
  warn: "bg-warn-soft text-warn",
  neutral: "bg-hover text-ink",
} as const;

function Notice(props: { tone: keyof typeof TONES; action?: ReactNode; children: ReactNode }) {
  return (
    <div
      role="status"
      className={`mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-control px-3 py-2 text-base ${TONES[props.tone]}`}
    >
      <p className="min-w-0 max-w-3xl">{props.children}</p>
      {props.action}
    </div>
  );
}
