"use client";

import { ArrowDown, ArrowUp, Hand, Link2, Mic, MicOff, UserPlus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { QualityBars } from "@/components/room/quality-bars";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { rightsOf } from "@/lib/stage/show-roles";
import { AudienceDialog } from "./audience-dialog";
import { useBringOn } from "./bring-on";
import { InviteDialog } from "./invite-dialog";
import { NotetakerEntry } from "./notetaker-entry";
import type { DeskEntry } from "./people-view";
import { PersonDialogsProvider, usePersonDialogs } from "./person-dialogs";
import { PersonMenu } from "./person-menu";
import { PrivateChatButton } from "./private-chat-button";
import { isLeftOut } from "./recording-view";
import { useStudio } from "./studio-context";
import type { DeskGuest } from "./studio-types";
import { TalkbackButton } from "./talkback-button";
import { usePeople } from "./use-people";

export function PeopleTab() {
  const { onStage, backstage, crew, away } = usePeople();
  const [inviting, setInviting] = useState(false);
  const [asking, setAsking] = useState(false);
  const { onAir } = useStudio();
  return (
    <PersonDialogsProvider>
      <div className="flex flex-col gap-5">
        <Group title="On stage" count={onStage.length} empty="No one is on stage.">
          {onStage.map((person) => (
            <PersonRow key={person.identity} person={person} />
          ))}
        </Group>
        <Group
          title="Backstage"
          note="Only the crew can hear them"
          count={backstage.length}
          empty="No one is backstage."
        >
          {backstage.map((person) => (
            <PersonRow key={person.identity} person={person} />
          ))}
        </Group>
        {crew.length > 0 && (
          <Group title="In the studio" count={crew.length} empty="">
            {crew.map((person) => (
              <PersonRow key={person.identity} person={person} />
            ))}
          </Group>
        )}
        <NotetakerEntry />
        <Group title="Not joined" count={away.length} empty="Everyone on the roster has joined.">
          {away.map((guest) => (
            <AwayRow key={guest.id} guest={guest} />
          ))}
        </Group>
        <div className="flex flex-wrap gap-2">
          <Button icon={<UserPlus className="size-4" aria-hidden />} onClick={() => setInviting(true)}>
            Invite guest
          </Button>
          <Button
            icon={<Hand className="size-4" aria-hidden />}
            disabled={!onAir}
            title={onAir ? undefined : "Available once the show is on air"}
            onClick={() => setAsking(true)}
          >
            Invite attendee
          </Button>
        </div>
        <InviteDialog open={inviting} onOpenChange={setInviting} />
        <AudienceDialog open={asking} onOpenChange={setAsking} />
      </div>
    </PersonDialogsProvider>
  );
}

interface GroupProps {
  title: string;
  note?: string;
  count: number;
  empty: string;
  children: ReactNode;
}

function Group({ title, note, count, empty, children }: GroupProps) {
  return (
    <section>
      <h3 className="mb-1 flex items-baseline gap-2 text-ink-muted text-sm">
        {title}
        <span className="tabular">{count}</span>
        {note && count > 0 && <span className="text-ink">{note}</span>}
      </h3>
      {count === 0 ? <p className="text-ink-muted text-sm">{empty}</p> : <ul>{children}</ul>}
    </section>
  );
}

function PersonRow({ person }: { person: DeskEntry }) {
  const { run, me, state, desk } = useStudio();
  const bringOn = useBringOn();
  const { identity, name, onStage, member, held } = person;
  const silent = held || !member?.microphone;
  return (
    <li className="flex items-center gap-2.5 border-line border-b py-2 last:border-b-0">
      <Avatar name={name} src={person.guest?.photo || null} size={32} />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-1.5 font-medium text-base">
          <span className="truncate">{name}</span>
          {identity === me && <span className="font-normal text-ink-muted">you</span>}
        </p>
        <p className="truncate text-ink-muted text-sm">
          {!person.here
            ? "Connection lost"
            : held
              ? "Muted by the host"
              : isLeftOut(person, state, desk.event.recording.enabled)
                ? "Not in the recording"
                : person.title || rightsOf(person.role).word}
        </p>
      </div>
      {member &&
        (silent ? (
          <MicOff className="size-4 shrink-0 text-ink-muted" aria-label="Microphone off" />
        ) : (
          <Mic className="size-4 shrink-0" aria-label="Microphone on" />
        ))}
      {member && <QualityBars quality={member.quality} whose={name} />}
      <PrivateChatButton guest={person.guest} />
      <TalkbackButton person={person} />
      {rightsOf(person.role).stageable && (
        <IconButton
          size="sm"
          variant={onStage ? "secondary" : "primary"}
          label={onStage ? `Remove ${name} from stage` : `Bring ${name} on stage`}
          icon={onStage ? <ArrowDown className="size-4" /> : <ArrowUp className="size-4" />}
          onClick={() => (onStage ? void run({ action: "send_off", identity }) : bringOn(person))}
        />
      )}
      <PersonMenu person={person} />
    </li>
  );
}

function AwayRow({ guest }: { guest: DeskGuest }) {
  const { openFor } = usePersonDialogs();
  return (
    <li className="flex items-center gap-2.5 border-line border-b py-2 last:border-b-0">
      <Avatar name={guest.name} src={guest.photo || null} size={32} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-base">{guest.name}</p>
        <p className="truncate text-ink-muted text-sm">{awayText(guest)}</p>
      </div>
      {guest.access === "revoked" && <Badge tone="warn">Link revoked</Badge>}
      <PrivateChatButton guest={guest} always />
      <IconButton
        size="sm"
        variant="secondary"
        label={`Backstage link for ${guest.name}`}
        icon={<Link2 className="size-4" />}
        onClick={() => openFor(guest, "link")}
      />
    </li>
  );
}

function awayText({ access, opened_at }: DeskGuest): string {
  if (access === "none") return "No link yet";
  if (access === "revoked") return "Can’t join";
  return opened_at ? "Opened the link, not joined" : "Hasn’t opened the link";
}
