"use client";

import { useCallback, useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { api } from "@/lib/client/api";
import type { DataOf } from "@/lib/client/wire-types";
import { showError } from "./show-error";
import { useStudio } from "./studio-context";
import { useLook } from "./use-look";

interface AudienceDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Audience = DataOf<"listAudience">;
type Attendee = Audience["attendees"][number];

const EVERY_MS = 3_000;

/** Lists the viewers and invites them on stage. */
export function AudienceDialog({ open, onOpenChange }: AudienceDialogProps) {
  const [query, setQuery] = useState("");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Invite attendee on stage"
      description="They can accept and check their camera and microphone first. Anyone who accepts waits backstage until you bring them on stage."
    >
      <div className="flex flex-col gap-3">
        <Input
          aria-label="Search by name"
          placeholder="Search by name"
          maxLength={200}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        {open && <AudienceList query={query} />}
      </div>
    </Dialog>
  );
}

/** The viewers whose name contains the query. */
export function AudienceList({ query }: { query: string }) {
  const { controller } = useStudio();
  const { slug } = controller;
  const asked = query.trim();
  const read = useCallback(async () => {
    const call = { as: `host:${slug}`, params: { slug }, query: asked === "" ? {} : { q: asked } } as const;
    return (await api("listAudience", { ...call, patience: "once" })).data;
  }, [slug, asked]);
  const { answer: audience, failed, look } = useLook(read, EVERY_MS);
  if (!audience)
    return (
      <p className="text-ink-muted text-sm">
        {failed ? "Couldn’t load the viewers. Retrying…" : "Loading viewers…"}
      </p>
    );
  return (
    <>
      {failed && <p className="text-ink-muted text-sm">Out of date. Retrying…</p>}
      {audience.attendees.length === 0 ? (
        <p className="text-ink-muted text-sm">
          {asked === "" ? "No one is watching right now." : "No viewers match this name."}
        </p>
      ) : (
        <ul className="max-h-80 overflow-y-auto">
          {audience.attendees.map((attendee) => (
            <AttendeeRow key={attendee.identity} attendee={attendee} onChange={look} />
          ))}
        </ul>
      )}
    </>
  );
}

const STANDING: Record<NonNullable<Attendee["invitation"]>, string> = {
  invited: "Invited",
  accepted: "Ready backstage",
  declined: "Declined",
  ended: "Previously invited",
};

function AttendeeRow({ attendee, onChange }: { attendee: Attendee; onChange: () => Promise<void> }) {
  const { controller } = useStudio();
  const [busy, setBusy] = useState(false);
  const { identity, name, invitation, on_stage } = attendee;
  const asked = invitation === "invited" || invitation === "accepted";

  async function change() {
    setBusy(true);
    try {
      if (asked) await controller.calls.endInvitation(identity);
      else await controller.calls.inviteToStage(identity);
      await onChange();
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className="flex items-center gap-2.5 border-line border-b py-2 last:border-b-0">
      <Avatar name={name || "Attendee"} src={null} size={32} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-base">{name || "Attendee"}</p>
        {(on_stage || invitation) && (
          <p className="truncate text-ink-muted text-sm">
            {on_stage ? "On stage" : invitation && STANDING[invitation]}
          </p>
        )}
      </div>
      <Button size="sm" variant={asked ? "secondary" : "primary"} busy={busy} onClick={() => void change()}>
        {on_stage ? "Remove from stage" : asked ? "Cancel invite" : "Invite"}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}
