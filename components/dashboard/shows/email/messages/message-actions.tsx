"use client";

import { CalendarClock, Copy, FlaskConical, Send, Square } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { DataOf } from "@/lib/client/wire-types";
import { DialogButton } from "../../../parts/actions/dialog-button";
import { useAction } from "../../../parts/actions/use-action";
import { MutationForm } from "../../../parts/forms/mutation-form";
import { useMutationForm } from "../../../parts/forms/use-mutation-form";

type Message = DataOf<"getCommunication">;

interface MessageActionsProps {
  message: Message;
  /** Number of emails if it is sent now. */
  recipients: number;
  /** URL of the show's messages. */
  base: string;
  /** The viewer's email address, for a test email. */
  email: string;
}

const OPEN = ["draft", "scheduled"];
const STOPPABLE = ["scheduled", "queued", "sending"];

/** Actions on a message in its current state. */
export function MessageActions({ message, recipients, base, email }: MessageActionsProps) {
  const isOpen = OPEN.includes(message.state);
  return (
    <div className="flex flex-wrap gap-2">
      {isOpen && <SendNow message={message} recipients={recipients} />}
      {isOpen && (
        <DialogButton
          icon={CalendarClock}
          variant="secondary"
          label={message.state === "scheduled" ? "Reschedule" : "Schedule"}
          title="Schedule message"
          description="The recipient list is finalized when the message is sent."
        >
          {(close) => <ScheduleForm message={message} onDone={close} />}
        </DialogButton>
      )}
      {isOpen && <Trial message={message} email={email} />}
      {STOPPABLE.includes(message.state) && <Stop message={message} />}
      <ButtonLink href={`${base}/new?from=${message.id}`} icon={<Copy className="size-4" aria-hidden />}>
        {message.state === "draft" ? "Edit" : "Use again"}
      </ButtonLink>
    </div>
  );
}

const paramsOf = ({ event_slug, id }: Message) => ({ slug: event_slug, message_id: id });

function SendNow({ message, recipients }: { message: Message; recipients: number }) {
  const [open, setOpen] = useState(false);
  const { run } = useAction("sendCommunication", "Sending…");
  const count = recipients === 1 ? "1 person" : `${recipients.toLocaleString("en")} people`;
  return (
    <>
      <Button
        variant="primary"
        icon={<Send className="size-4" aria-hidden />}
        disabled={recipients === 0}
        onClick={() => setOpen(true)}
      >
        Send to {count}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Send to ${count}?`}
        description="Sent emails can’t be recalled."
        confirmLabel="Send"
        tone="primary"
        onConfirm={() => run({ params: paramsOf(message), body: { send: true } })}
      />
    </>
  );
}

function ScheduleForm({ message, onDone }: { message: Message; onDone: () => void }) {
  const form = useMutationForm("scheduleCommunication", {
    initial: { at: "" },
    ready: ({ at }) => at !== "",
    input: ({ at }) => ({
      params: paramsOf(message),
      body: { send_at: new Date(at).toISOString(), send: true as const },
    }),
    saved: "Scheduled",
    onDone,
  });
  return (
    <MutationForm form={form} submitLabel="Schedule">
      <Field label="When" hint="In your time zone" error={form.errorOf("send_at")}>
        <Input type="datetime-local" {...form.text("at")} />
      </Field>
    </MutationForm>
  );
}

function Trial({ message, email }: { message: Message; email: string }) {
  const { press, busy } = useAction("sendCommunication", `Test email sent to ${email}`);
  return (
    <Button
      icon={<FlaskConical className="size-4" aria-hidden />}
      busy={busy}
      onClick={() => press({ params: paramsOf(message), body: { test_to: email, send: true } })}
    >
      Send test email
    </Button>
  );
}

function Stop({ message }: { message: Message }) {
  const [open, setOpen] = useState(false);
  const { run } = useAction("cancelCommunication", "Message cancelled");
  return (
    <>
      <Button icon={<Square className="size-4" aria-hidden />} onClick={() => setOpen(true)}>
        Cancel message
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Cancel this message?"
        description="Emails already sent can’t be recalled. No one else will get it."
        confirmLabel="Cancel message"
        cancelLabel="Keep message"
        onConfirm={() => run({ params: paramsOf(message) })}
      />
    </>
  );
}
