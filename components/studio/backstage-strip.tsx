"use client";

import { ArrowDown, ArrowUp, UserPlus } from "lucide-react";
import { useState } from "react";
import { Face } from "@/components/room/face";
import { QualityBars } from "@/components/room/quality-bars";
import { useStore } from "@/components/room/use-store";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { useBringOn } from "./bring-on";
import { EarButton } from "./ear-button";
import { InviteDialog } from "./invite-dialog";
import { ListenButton } from "./listen-button";
import type { DeskEntry } from "./people-view";
import { PersonMenu } from "./person-menu";
import { PrivateChatButton } from "./private-chat-button";
import { useStudio } from "./studio-context";
import { usePeople } from "./use-people";

/** Who is on and who waits, one press apart. */
export function BackstageStrip() {
  const { onStage, backstage } = usePeople();
  const [inviting, setInviting] = useState(false);
  return (
    <section
      aria-label="Stage and backstage"
      className="flex shrink-0 gap-4 overflow-x-auto sm:min-h-28 border-line border-t px-4 py-2.5"
    >
      <div className="flex shrink-0 flex-col gap-1.5">
        <h2 className="text-ink-muted text-sm">On stage</h2>
        <ul className="flex flex-wrap gap-1.5">
          {onStage.map((person) => (
            <StagedChip key={person.identity} person={person} />
          ))}
          {onStage.length === 0 && <li className="py-1 text-ink-muted text-sm">Nobody</li>}
        </ul>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 border-line border-l pl-4">
        <div className="flex h-5 items-center gap-3">
          <h2 className="whitespace-nowrap text-ink-muted text-sm">
            Backstage
            {backstage.length > 0 && <span className="ml-2 text-ink">only the crew hears them</span>}
          </h2>
          <ListenButton />
        </div>
        <ul className="flex gap-2">
          {backstage.map((person) => (
            <WaitingCard key={person.identity} person={person} />
          ))}
          {backstage.length === 0 && (
            <li className="max-w-56 text-ink-muted text-sm max-sm:sr-only">
              Guests wait here until you bring them on.
            </li>
          )}
          <li className="shrink-0">
            <Button
              size="sm"
              icon={<UserPlus className="size-3.5" aria-hidden />}
              onClick={() => setInviting(true)}
            >
              Invite
            </Button>
          </li>
        </ul>
      </div>
      <InviteDialog open={inviting} onOpenChange={setInviting} />
    </section>
  );
}

function StagedChip({ person }: { person: DeskEntry }) {
  const { run, me } = useStudio();
  const { identity, name } = person;
  return (
    <li>
      <button
        type="button"
        title={`Send ${name} off the stage`}
        onClick={() => void run({ action: "send_off", identity })}
        className="flex h-7 items-center gap-1.5 rounded-full bg-hover pr-2 pl-1 text-sm hover:bg-pressed"
      >
        <Avatar name={name} src={person.guest?.photo || null} size={20} />
        <span className="max-w-28 truncate">{identity === me ? "You" : name}</span>
        {person.here ? (
          person.member && <QualityBars quality={person.member.quality} whose={name} />
        ) : (
          <span className="text-warn">away</span>
        )}
        <ArrowDown className="size-3.5 text-ink-muted" aria-hidden />
        <span className="sr-only">send off</span>
      </button>
    </li>
  );
}

function WaitingCard({ person }: { person: DeskEntry }) {
  const { controller, room } = useStudio();
  const bringOn = useBringOn();
  const back = useStore(controller.backstage);
  const { identity, name, member } = person;
  // Read so that a picture that comes or goes draws the card again.
  const source = back.pictures + room.pictures >= 0 ? controller.backstage.picture(identity, "camera") : null;
  return (
    <li className="flex w-72 shrink-0 gap-2.5 rounded-panel bg-hover p-1.5">
      <div className="relative aspect-video h-14 shrink-0 overflow-hidden rounded-control bg-surface-sunken">
        <Face source={source} name={name} photo={person.guest?.photo || null} size={32} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col justify-between">
        <p className="flex items-center gap-1.5">
          <span className="min-w-0 flex-1 truncate font-medium text-sm">{name}</span>
          {member && <QualityBars quality={member.quality} whose={name} />}
          <PrivateChatButton guest={person.guest} />
        </p>
        <div className="flex items-center justify-between">
          <Button
            size="sm"
            variant="primary"
            icon={<ArrowUp className="size-3.5" aria-hidden />}
            onClick={() => bringOn(person)}
          >
            Bring on
          </Button>
          <span className="flex items-center gap-1">
            <EarButton person={person} />
            <PersonMenu person={person} />
          </span>
        </div>
      </div>
    </li>
  );
}
