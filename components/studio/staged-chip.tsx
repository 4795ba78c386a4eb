"use client";

import clsx from "clsx";
import { ArrowDown, GripVertical } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { QualityBars } from "@/components/room/quality-bars";
import { Avatar } from "@/components/ui/avatar";
import { useDragPeople } from "./drag-people";
import type { DeskEntry } from "./people-view";
import { isLeftOut } from "./recording-view";
import { useStudio } from "./studio-context";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

interface StagedChipProps {
  person: DeskEntry;
  /** Counted from 1. */
  place: number;
  of: number;
}

/** A person on stage. Pressing removes them; the handle moves them along the stage or off it. */
export function StagedChip({ person, place, of }: StagedChipProps) {
  const { run, me, state, desk } = useStudio();
  const { held, over, grab } = useDragPeople();
  const handle = useRef<HTMLButtonElement>(null);
  const { identity, name } = person;
  const isAimedAt = held !== null && over?.on === "stage" && over.position === place;

  function move(event: KeyboardEvent) {
    const position = place + (STEPS[event.key] ?? 0);
    if (position === place) return;
    // Elsewhere in the studio the arrow keys change slides.
    event.preventDefault();
    event.stopPropagation();
    if (position < 1 || position > of) return;
    void run({ action: "move_person", identity, position });
    // Moving the chip in the document loses the focus.
    requestAnimationFrame(() => handle.current?.focus());
  }

  return (
    <li
      data-staged={identity}
      className={clsx(
        "flex h-7 items-center rounded-full bg-hover text-sm",
        held?.identity === identity && "opacity-50",
        isAimedAt && "ring-2 ring-accent",
      )}
    >
      {of > 1 && (
        <button
          ref={handle}
          type="button"
          aria-label={`Move ${name}, ${place} of ${of}. Use the left and right arrow keys`}
          className="-mr-1 grid h-7 w-6 cursor-grab touch-none place-items-center rounded-full text-ink-muted hover:text-ink"
          onPointerDown={(event) => grab(person, event)}
          onKeyDown={move}
        >
          <GripVertical className="size-3.5" aria-hidden />
        </button>
      )}
      <button
        type="button"
        title={`Remove ${name} from stage`}
        onClick={() => void run({ action: "send_off", identity })}
        className="flex h-7 items-center gap-1.5 rounded-full pr-2 pl-1 hover:bg-pressed"
      >
        <Avatar name={name} src={person.guest?.photo || null} size={20} />
        <span className="max-w-28 truncate">{identity === me ? "You" : name}</span>
        {isLeftOut(person, state, desk.event.recording.enabled) && (
          <span className="text-ink-muted">not recorded</span>
        )}
        {person.here ? (
          person.member && <QualityBars quality={person.member.quality} whose={name} />
        ) : (
          <span className="text-warn">away</span>
        )}
        <ArrowDown className="size-3.5 text-ink-muted" aria-hidden />
        <span className="sr-only">, remove from stage</span>
      </button>
    </li>
  );
}
