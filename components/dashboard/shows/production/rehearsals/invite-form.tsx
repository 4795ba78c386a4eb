"use client";

import { useQuery } from "@tanstack/react-query";
import { FormProblem } from "@/components/dashboard/parts/forms/form-problem";
import { Field } from "@/components/ui/field";
import { Skeleton } from "@/components/ui/skeleton";
import { Textarea } from "@/components/ui/textarea";
import { api } from "@/lib/client/api";
import { newKey } from "@/lib/client/new-key";
import { useEnvironment } from "../../../access/environment";
import { MutationForm } from "../../../parts/forms/mutation-form";
import { useMutationForm } from "../../../parts/forms/use-mutation-form";
import type { Rehearsal } from "./rehearsal-words";

interface InviteFormProps {
  rehearsal: Rehearsal;
  onDone: () => void;
}

const people = (count: number): string => (count === 1 ? "1 person" : `${count} people`);

/** Who gets the invitation, who doesn't and why, and an optional personal note. */
export function InviteForm({ rehearsal, onDone }: InviteFormProps) {
  const { as } = useEnvironment();
  const params = { slug: rehearsal.event_slug, rehearsal_id: rehearsal.id };
  const preview = useQuery({
    queryKey: ["inviteToRehearsal", params, rehearsal.version],
    queryFn: async ({ signal }) => {
      const body = { mode: "preview" as const, dry_run: true };
      return (await api("inviteToRehearsal", { as, params, body, idempotencyKey: newKey(), signal })).data;
    },
    staleTime: 0,
    gcTime: 0,
  });
  const recipients = preview.data?.recipients ?? [];
  const count = recipients.filter(({ outcome }) => outcome === "would_send").length;
  const form = useMutationForm("inviteToRehearsal", {
    initial: { note: "" },
    ready: () => count > 0,
    input: ({ note }) => ({ params, body: { mode: "send" as const, send: true, note } }),
    saved: ({ data }) => {
      const queued = data.recipients.filter(({ outcome }) => outcome === "queued").length;
      return `Emailing ${people(queued)}`;
    },
    onDone,
  });
  return (
    <MutationForm form={form} submitLabel={`Send to ${people(count)}`}>
      {preview.isPending && <Skeleton className="h-16 w-full" />}
      {preview.error && <FormProblem>{preview.error.message}</FormProblem>}
      {recipients.length > 0 && (
        <ul className="flex flex-col gap-1 text-base">
          {recipients.map(({ guest_id, name, outcome, reason }) => (
            <li key={guest_id} className="flex flex-wrap gap-x-2">
              <span className="font-medium">{name}</span>
              <span className="text-ink-muted">
                {outcome === "would_send" ? "will get an email with a calendar entry" : reason}
              </span>
            </li>
          ))}
        </ul>
      )}
      {preview.data && recipients.length === 0 && (
        <p className="text-base text-ink-muted">No guests in this rehearsal yet.</p>
      )}
      <Field label="Personal note" optional hint="Included in the email" error={form.errorOf("note")}>
        <Textarea {...form.text("note")} rows={3} maxLength={1000} />
      </Field>
    </MutationForm>
  );
}
