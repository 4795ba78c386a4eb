"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { instantOf, localMoment } from "../../../parts/forms/local-moment";
import { MutationForm } from "../../../parts/forms/mutation-form";
import { useFreshAfterConflict } from "../../../parts/forms/use-fresh-after-conflict";
import { useMutationForm } from "../../../parts/forms/use-mutation-form";
import { CHANGED_ELSEWHERE } from "../../../parts/words/changed-elsewhere";
import { GuestChoice, type RosterGuest } from "./guest-choice";
import type { Rehearsal } from "./rehearsal-words";

interface RehearsalFormProps {
  slug: string;
  guests: readonly RosterGuest[];
  /** Undefined for a new rehearsal. */
  rehearsal?: Rehearsal;
  onDone: () => void;
}

interface Values {
  at: string;
  minutes: string;
  guestIds: readonly string[];
  notes: string;
  notify: boolean;
}

const bodyOf = ({ at, minutes, guestIds, notes }: Values) => ({
  starts_at: instantOf(at) ?? "",
  duration_min: Number(minutes),
  guest_ids: [...guestIds],
  notes,
});

const KNOWS = ["told", "queued", "outdated"];

/** Date, length and participants. */
export function RehearsalForm({ slug, guests, rehearsal, onDone }: RehearsalFormProps) {
  const initial: Values = {
    at: localMoment(rehearsal?.starts_at ?? null),
    minutes: String(rehearsal?.duration_min ?? 45),
    guestIds: rehearsal ? rehearsal.guests.map(({ guest_id }) => guest_id) : guests.map(({ id }) => id),
    notes: rehearsal?.notes ?? "",
    notify: true,
  };
  const ready = ({ at, minutes }: Values) => at !== "" && Number(minutes) >= 5;
  const create = useMutationForm("createRehearsal", {
    initial,
    ready,
    input: (values) => ({ params: { slug }, body: bodyOf(values) }),
    saved: "Rehearsal scheduled. No one has been emailed yet.",
    onDone,
  });
  const isKnown = rehearsal?.guests.some(({ invitation }) => KNOWS.includes(invitation.state)) ?? false;
  const update = useMutationForm("updateRehearsal", {
    initial,
    ready,
    input: (values) => ({
      params: { slug, rehearsal_id: rehearsal?.id ?? "" },
      body: {
        ...bodyOf(values),
        ...(isKnown && values.notify ? { notify: true, send: true } : {}),
        ...(rehearsal ? { expected_version: rehearsal.version } : {}),
      },
    }),
    saved: "Saved",
    onDone,
    explain: ({ code }) => (code === "version_conflict" ? CHANGED_ELSEWHERE : undefined),
  });
  useFreshAfterConflict(update.error);
  const form = rehearsal ? update : create;
  return (
    <MutationForm form={form} submitLabel={rehearsal ? "Save" : "Schedule rehearsal"}>
      <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
        <Field label="When" hint="In your time zone" error={form.errorOf("starts_at")}>
          <Input type="datetime-local" {...form.text("at")} autoFocus />
        </Field>
        <Field label="Duration (minutes)" error={form.errorOf("duration_min")}>
          <Input type="number" min={5} max={1440} {...form.text("minutes")} />
        </Field>
      </div>
      <GuestChoice
        guests={guests}
        chosen={form.values.guestIds}
        onChosen={(guestIds) => form.set({ guestIds })}
      />
      <Field
        label="Notes"
        optional
        hint="For your team only. Not included in emails."
        error={form.errorOf("notes")}
      >
        <Textarea {...form.text("notes")} rows={3} maxLength={4000} />
      </Field>
      {isKnown && (
        <Checkbox
          label="Email invited guests"
          hint="Updates their calendars and notifies guests you removed"
          {...form.flag("notify")}
        />
      )}
    </MutationForm>
  );
}
