"use client";

import {
  createContext,
  type ReactNode,
  type PointerEvent as ReactPointerEvent,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Avatar } from "@/components/ui/avatar";
import { useBringOn } from "./bring-on";
import { type DropPlace, dropped, positionAt } from "./drop-place";
import type { DeskEntry } from "./people-view";
import { useStudio } from "./studio-context";

interface DragPeople {
  held: DeskEntry | null;
  /** Where they would be dropped now; null if nowhere. */
  over: DropPlace | null;
  grab: (person: DeskEntry, event: ReactPointerEvent) => void;
}

const DragContext = createContext<DragPeople>({ held: null, over: null, grab: () => undefined });

export const useDragPeople = (): DragPeople => useContext(DragContext);

/** Returns what is under the pointer, from `data-drop` and, for people on stage, `data-staged`. */
function placeUnder(x: number, y: number, identity: string): DropPlace | null {
  const zone = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]");
  if (zone?.dataset.drop === "backstage") return { on: "backstage" };
  if (zone?.dataset.drop !== "stage") return null;
  const chips = [...zone.querySelectorAll<HTMLElement>("[data-staged]")];
  if (chips.length === 0) return { on: "stage", position: null };
  const others = chips.filter(({ dataset }) => dataset.staged !== identity);
  return {
    on: "stage",
    position: positionAt(
      others.map((chip) => chip.getBoundingClientRect()),
      x,
      y,
    ),
  };
}

const isSame = (a: DropPlace | null, b: DropPlace | null): boolean =>
  a?.on === b?.on && (a?.on !== "stage" || b?.on !== "stage" || a.position === b.position);

/**
 * Drags people by a handle between stage and backstage and along the stage, with mouse or finger. Nothing happens until
 * the drop; Escape cancels. Buttons do all of it as well.
 */
export function DragPeopleProvider({ children }: { children: ReactNode }) {
  const { run, state } = useStudio();
  const bringOn = useBringOn();
  const [held, setHeld] = useState<DeskEntry | null>(null);
  const [over, setOver] = useState<DropPlace | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const onDropRef = useRef<(person: DeskEntry, place: DropPlace) => void>(() => undefined);
  onDropRef.current = (person, place) => {
    const order = state.stage.map(({ identity }) => identity);
    const what = dropped(person, place, order);
    if (what === "bring_on") bringOn(person);
    else if (what) void run(what);
  };
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const grab = useCallback((person: DeskEntry, event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    stop.current();
    const { pointerId } = event;
    // Otherwise a touch stays captured by the handle, which may move.
    event.preventDefault();
    let place: DropPlace | null = null;
    const follow = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      ghost.current?.style.setProperty("translate", `${clientX + 12}px ${clientY + 12}px`);
      const next = placeUnder(clientX, clientY, person.identity);
      if (!isSame(next, place)) setOver(next);
      place = next;
    };
    const move = (moved: PointerEvent) => moved.pointerId === pointerId && follow(moved);
    const end = () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", drop);
      window.removeEventListener("pointercancel", end);
      window.removeEventListener("keydown", giveUp, true);
      stop.current = () => undefined;
      setHeld(null);
      setOver(null);
    };
    const drop = (dropping: PointerEvent) => {
      if (dropping.pointerId !== pointerId) return;
      end();
      if (place) onDropRef.current(person, place);
    };
    const giveUp = (pressed: KeyboardEvent) => {
      if (pressed.key !== "Escape") return;
      pressed.preventDefault();
      pressed.stopPropagation();
      end();
    };
    stop.current = end;
    setHeld(person);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", drop);
    window.addEventListener("pointercancel", end);
    window.addEventListener("keydown", giveUp, true);
  }, []);

  const drag = useMemo(() => ({ held, over, grab }), [held, over, grab]);
  return (
    <DragContext value={drag}>
      {children}
      {held && (
        <div
          ref={ghost}
          aria-hidden
          className="pointer-events-none fixed top-0 left-0 z-50 flex items-center gap-2 rounded-full bg-surface-raised py-1 pr-3 pl-1 text-sm shadow-overlay"
          style={{ translate: "-100vw 0" }}
        >
          <Avatar name={held.name} src={held.guest?.photo || null} size={24} />
          {held.name}
        </div>
      )}
    </DragContext>
  );
}

/** Covers the program while someone is dragged there from backstage. */
export function StageDropHint() {
  const { held, over } = useDragPeople();
  if (!held || held.onStage) return null;
  const here = over?.on === "stage";
  return (
    <div
      aria-hidden
      className={`pointer-events-none absolute inset-0 grid place-items-center border-2 border-accent border-dashed ${here ? "bg-black/60" : "bg-black/20"}`}
    >
      <p className="rounded-full bg-black/80 px-4 py-2 font-medium text-base text-white">
        {here ? `Drop to bring ${held.name} on stage` : `Drag ${held.name} here`}
      </p>
    </div>
  );
}
