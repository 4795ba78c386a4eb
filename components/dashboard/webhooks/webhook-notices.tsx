"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { toast } from "sonner";
import { Ago } from "@/components/ui/ago";
import { Button } from "@/components/ui/button";
import { Time } from "@/components/ui/time";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { WebhookWire } from "@/lib/modules/webhooks/schema";
import { useEnvironment } from "../shell/environment";

const REASONS: Record<string, string> = {
  gone: "The address answered 410: it is gone for good.",
  failing: "Every delivery failed for five days.",
};

/** What is out of the ordinary with a webhook, each with the way out of it. */
export function WebhookNotices({ webhook }: { webhook: WebhookWire }) {
  const { as } = useEnvironment();
  const router = useRouter();
  const update = useApiMutation("updateWebhook", as);
  const change = (body: { status: "active" } | { activate_now: true }, done: string) =>
    update.mutate(
      { params: { webhook_id: webhook.id }, body },
      {
        onSuccess: () => {
          toast.success(done);
          router.refresh();
        },
        onError: (error) => toast.error(error.message),
      },
    );
  const act = (label: string, body: Parameters<typeof change>[0], done: string) => (
    <Button size="sm" busy={update.isPending} onClick={() => change(body, done)}>
      {label}
    </Button>
  );
  const { status, disabled_reason, failing_since, next_secret_at } = webhook;
  return (
    <>
      {status === "disabled" && (
        <Notice tone="danger" action={act("Activate again", { status: "active" }, "Active again")}>
          <strong className="font-semibold">Switched off.</strong>{" "}
          {REASONS[disabled_reason ?? ""] ?? "It failed for too long."} What waited was cancelled; once the
          address answers, activate it and retry what failed.
        </Notice>
      )}
      {status === "paused" && (
        <Notice tone="neutral" action={act("Activate", { status: "active" }, "Active again")}>
          <strong className="font-semibold">Paused.</strong> Nothing is sent, except tests; what happens
          meanwhile is not kept for later.
        </Notice>
      )}
      {status === "active" && failing_since && (
        <Notice tone="warn">
          Failing since <Ago value={failing_since} />. After five days without a success it is switched off,
          and the owner is told by mail.
        </Notice>
      )}
      {next_secret_at && (
        <Notice
          tone="warn"
          action={act("Take over now", { activate_now: true }, "The new secret signs from now on")}
        >
          A new signing secret takes over <Time value={next_secret_at} format="long" />. Until then both sign.
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
