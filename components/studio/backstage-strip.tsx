"use client";

import clsx from "clsx";
import { ArrowUp, GripVertical, UserPlus } from "lucide-react";
import { useState } from "react";
import { Face } from "@/components/room/face";
import { QualityBars } from "@/components/room/quality-bars";
import { useStorePart } from "@/components/room/use-store";
import { Button } from "@/components/ui/button";
import type { RoomView } from "@/lib/room/types";
import { useBringOn } from "./bring-on";
import { useDragPeople } from "./drag-people";
import { InviteDialog } from "./invite-dialog";
import { ListenButton } from "./listen-button";
import type { DeskEntry } from "./people-view";
import { PersonDialogsProvider } from "./person-dialogs";
import { PersonMenu } from "./person-menu";
import { PrivateChatButton } from "./private-chat-button";
import { StagedChip } from "./staged-chip";
import { useStudio } from "./studio-context";
import { TalkbackButton } from "./talkback-button";
import { usePeople } from "./use-people";

/** The people on stage and backstage, one press apart. */
export function BackstageStrip() {
  const { onStage, backstage } = usePeople();
  const [inviting, setInviting] = useState(false);
  const { held, over } = useDragPeople();
  const aimed = (on: "stage" | "backstage") =>
    held && clsx("outline-2 outline-offset-4", over?.on === on ? "outline-accent" : "outline-line-strong");
  return (
    <section
      aria-label="Stage and backstage"
      className="flex shrink-0 gap-4 overflow-x-auto sm:min-h-28 border-line border-t px-4 py-2.5"
    >
      <div
        data-drop="stage"
        className={clsx("-mr-4 flex shrink-0 flex-col gap-1.5 rounded-control pr-4", aimed("stage"))}
      >
        <h2 className="text-ink-muted text-sm">On stage</h2>
        <ul className="flex flex-wrap gap-1.5">
          {onStage.map((person, at) => (
            <StagedChip key={person.identity} person={person} place={at + 1} of={onStage.length} />
          ))}
          {onStage.length === 0 && <li className="py-1 text-ink-muted text-sm">No one</li>}
        </ul>
      </div>
      <div
        data-drop="backstage"
        className={clsx(
          "flex min-w-0 flex-1 flex-col gap-1.5 border-line border-l pl-4",
          held?.onStage && aimed("backstage"),
        )}
      >
        <div className="flex h-5 items-center gap-3">
          <h2 className="whitespace-nowrap text-ink-muted text-sm">
            Backstage{" "}
            {backstage.length > 0 && <span className="ml-1 text-ink">Only the crew can hear them</span>}
          </h2>
          <ListenButton />
        </div>
        <ul className="flex gap-2">
          <PersonDialogsProvider>
            {backstage.map((person) => (
              <WaitingCard key={person.identity} person={person} />
            ))}
          </PersonDialogsProvider>
          {backstage.length === 0 && (
            <li className="max-w-56 text-ink-muted text-sm max-sm:sr-only">
              Guests wait here until you bring them on stage.
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

const picturesOf = ({ pictures }: RoomView) => pictures;

function WaitingCard({ person }: { person: DeskEntry }) {
  const { controller } = useStudio();
  // Read so that the card renders again when a camera starts or stops.
  useStorePart(controller.show, picturesOf);
  useStorePart(controller.backstage, picturesOf);
  const bringOn = useBringOn();
  const { held, grab } = useDragPeople();
  const { identity, name, member } = person;
  const source = controller.backstage.picture(identity, "camera");
  return (
    <li
      className={clsx(
        "flex w-74 shrink-0 gap-2 rounded-panel bg-hover p-1.5",
        held?.identity === identity && "opacity-50",
      )}
    >
      {/* The button below does the same by keyboard. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden
        title={`Drag ${name} onto the stage`}
        className="-mr-1 grid w-6 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-muted hover:text-ink"
        onPointerDown={(event) => grab(person, event)}
      >
        <GripVertical className="size-4" />
      </button>
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
            Bring on stage
          </Button>
          <span className="flex items-center gap-1">
            <TalkbackButton person={person} />
            <PersonMenu person={person} />
          </span>
        </div>
      </div>
    </li>
  );
}
