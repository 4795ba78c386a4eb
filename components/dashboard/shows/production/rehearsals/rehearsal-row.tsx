"use client";

import { Ban, CircleCheck, MailPlus, PencilLine, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { MenuAction } from "@/components/ui/menu-props";
import { MoreMenu } from "@/components/ui/more-menu";
import { Time } from "@/components/ui/time";
import { useMay } from "../../../access/for-role";
import { useAction } from "../../../parts/actions/use-action";
import { useRemoval } from "../../../parts/actions/use-removal";
import { CancelRehearsal } from "./cancel-rehearsal";
import { NOTICE_WORDS, type Rehearsal, STATE_BADGES } from "./rehearsal-words";

interface RehearsalRowProps {
  rehearsal: Rehearsal;
  timezone: string;
  onChange: () => void;
  onInvite: () => void;
}

/** One rehearsal: date, guests, what they have been sent, and actions. */
export function RehearsalRow({ rehearsal, timezone, onChange, onInvite }: RehearsalRowProps) {
  const may = useMay("member");
  const { state, guests, starts_at, duration_min, notes } = rehearsal;
  const badge = STATE_BADGES[state];
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 py-4">
      <div className="w-full sm:w-52">
        <p className="font-medium text-base">
          <Time value={starts_at} zone={timezone} format="long" />
        </p>
        <p className="mt-1 flex items-center gap-2 text-ink-muted text-sm">
          <Badge tone={badge.tone}>{badge.label}</Badge>
          {duration_min} min
        </p>
      </div>
      <div className="min-w-0 flex-1 basis-60">
        {guests.length === 0 && <p className="text-base text-ink-muted">No guests yet.</p>}
        <ul className="flex flex-col gap-0.5">
          {guests.map(({ guest_id, name, invitation }) => (
            <li key={guest_id} className="text-base">
              {name}{" "}
              <span
                className={invitation.state === "failed" ? "text-danger text-sm" : "text-ink-muted text-sm"}
              >
                {NOTICE_WORDS[invitation.state]}
                {invitation.error && `: ${invitation.error}`}
              </span>
            </li>
          ))}
        </ul>
        {notes && <p className="mt-2 whitespace-pre-line text-ink-muted text-sm">{notes}</p>}
      </div>
      {may && <RowActions rehearsal={rehearsal} onChange={onChange} onInvite={onInvite} />}
    </li>
  );
}

function RowActions({ rehearsal, onChange, onInvite }: Omit<RehearsalRowProps, "timezone">) {
  const { id, event_slug: slug, state, guests, starts_at, duration_min, notes } = rehearsal;
  const [callingOff, setCallingOff] = useState(false);
  const { press } = useAction("updateRehearsal");
  const remove = useRemoval("deleteRehearsal", "createRehearsal");
  const params = { slug, rehearsal_id: id };
  const to = (next: Rehearsal["state"]) => press({ params, body: { state: next } });
  const again = { starts_at, duration_min, notes, guest_ids: guests.map(({ guest_id }) => guest_id) };
  const planned: MenuAction[] = [
    { label: "Edit", icon: <PencilLine className="size-4" aria-hidden />, onSelect: onChange },
    {
      label: "Mark as done",
      icon: <CircleCheck className="size-4" aria-hidden />,
      onSelect: () => to("done"),
    },
    {
      label: "Cancel rehearsal",
      icon: <Ban className="size-4" aria-hidden />,
      onSelect: () => setCallingOff(true),
    },
  ];
  const planAgain = {
    label: "Reschedule",
    icon: <Undo2 className="size-4" aria-hidden />,
    onSelect: () => to("scheduled"),
  };
  const removal = {
    label: "Remove",
    icon: <Trash2 className="size-4" aria-hidden />,
    danger: true,
    onSelect: () => remove({ params, name: "Rehearsal", again }),
  };
  return (
    <div className="flex items-center gap-2">
      {state === "scheduled" && guests.length > 0 && (
        <Button size="sm" icon={<MailPlus className="size-4" aria-hidden />} onClick={onInvite}>
          Invite
        </Button>
      )}
      <MoreMenu
        label="Rehearsal actions"
        items={[...(state === "scheduled" ? planned : [planAgain]), removal]}
      />
      <CancelRehearsal rehearsal={rehearsal} open={callingOff} onOpenChange={setCallingOff} />
    </div>
  );
}
