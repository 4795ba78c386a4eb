"use client";

import { useQuery } from "@tanstack/react-query";
import { MailCheck } from "lucide-react";
import { Button } from "@/components/ui/button";
import { SkeletonRows } from "@/components/ui/skeleton-rows";
import { api } from "@/lib/client/api";
import type { ApiError } from "@/lib/client/api-error";
import { newKey } from "@/lib/client/new-key";
import { shownEmail } from "@/lib/client/shown-email";
import type { DataOf } from "@/lib/client/wire-types";
import { useEnvironment } from "../../../access/environment";
import { DialogButton } from "../../../parts/actions/dialog-button";
import { useAction } from "../../../parts/actions/use-action";
import { FormProblem } from "../../../parts/forms/form-problem";
import { EmailBody } from "../../../parts/page/email-body";

interface SendConfirmationProps {
  slug: string;
  registrationId: string;
}

/** Previews, then sends the email with the personal link. */
export function SendConfirmation(props: SendConfirmationProps) {
  return (
    <DialogButton
      icon={MailCheck}
      variant="secondary"
      label="Send confirmation"
      title="Send confirmation"
      description="With their current status."
      size="lg"
    >
      {(close) => <Preview {...props} onDone={close} />}
    </DialogButton>
  );
}

function Preview({ slug, registrationId, onDone }: SendConfirmationProps & { onDone: () => void }) {
  const { as } = useEnvironment();
  const params = { slug, registration_id: registrationId };
  const preview = useQuery<DataOf<"sendRegistrationConfirmation">, ApiError>({
    queryKey: ["confirmation", as, slug, registrationId],
    queryFn: async ({ signal }) =>
      (
        await api("sendRegistrationConfirmation", {
          as,
          params,
          body: { mode: "preview" },
          idempotencyKey: newKey(),
          signal,
        })
      ).data,
    staleTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const { press, busy } = useAction("sendRegistrationConfirmation", ({ data }) =>
    data.why_not ? `Not sent: ${data.why_not}` : `Sending to ${shownEmail(data.to.email)}`,
  );
  if (preview.error) return <FormProblem>{preview.error.message}</FormProblem>;
  if (!preview.data) return <SkeletonRows rows={6} />;
  const { subject, html, text, calendar, why_not, to, from_name } = preview.data;
  return (
    <div className="flex flex-col gap-4 pb-2">
      {why_not && (
        <p className="rounded-control bg-warn-soft px-3 py-2 text-base text-warn">Won’t be sent: {why_not}</p>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-base">
        <dt className="text-ink-muted">To</dt>
        <dd className="truncate">{shownEmail(to.email)}</dd>
        <dt className="text-ink-muted">From</dt>
        <dd className="truncate">{from_name}</dd>
        <dt className="text-ink-muted">Subject</dt>
        <dd className="font-medium">{subject}</dd>
      </dl>
      <EmailBody subject={subject} html={html} text={text} calendar={calendar} />
      <Button
        variant="primary"
        className="self-end"
        busy={busy}
        disabled={why_not !== null}
        icon={<MailCheck className="size-4" aria-hidden />}
        onClick={() => press({ params, body: { mode: "send", send: true } }, onDone)}
      >
        Send
      </Button>
    </div>
  );
}
