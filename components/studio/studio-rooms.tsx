"use client";

import { useEffect, useState } from "react";
import { useStore } from "@/components/room/use-store";
import { rightsOf } from "@/lib/stage/show-roles";
import { BringOnProvider } from "./bring-on";
import { DragPeopleProvider } from "./drag-people";
import { OwnRecordingProvider } from "./own-recording";
import { StudioCheck } from "./studio-check";
import { StudioProvider } from "./studio-context";
import { StudioController } from "./studio-controller";
import { StudioDeskPage } from "./studio-desk-page";
import { StudioDoor } from "./studio-door";
import { WaitingPage } from "./waiting-page";

/** From device check to desk. `claimed`: this tab took over from another tab of this browser. */
export function StudioRooms({ slug, claimed }: { slug: string; claimed: boolean }) {
  const [controller, setController] = useState<StudioController | null>(null);
  useEffect(() => {
    const made = new StudioController(slug, claimed);
    made.start();
    setController(made);
    return () => made.stop();
  }, [slug, claimed]);
  return controller ? <StudioWith controller={controller} /> : <WaitingPage what="Opening the studio…" />;
}

const checkedKey = (slug: string): string => `showrunner.checked.${slug}`;

function StudioWith({ controller }: { controller: StudioController }) {
  const { desk, problem } = useStore(controller.desk);
  const out = useStore(controller.out);
  // A reload during a show returns straight to the desk.
  const [checked, setChecked] = useState(() => sessionStorage.getItem(checkedKey(controller.slug)) !== null);
  const known = desk !== null;
  // Only people who can go on stage check their camera first.
  const stageable = desk !== null && rightsOf(desk.me.role).stageable;
  const ready = checked || out || (known && !stageable);
  const over = desk?.stage.phase === "ended" || out;
  useEffect(() => {
    if (stageable && !over) void controller.media.start();
    if (over) controller.media.stop();
  }, [controller, stageable, over]);
  useEffect(() => {
    if (!ready || !known || over) return;
    sessionStorage.setItem(checkedKey(controller.slug), "yes");
    controller.enter();
  }, [controller, ready, known, over]);

  if (!desk) {
    if (problem) return <StudioDoor problem={problem} onRetry={() => void controller.desk.refresh()} />;
    return <WaitingPage what="Loading the studio…" onRetry={() => void controller.desk.refresh()} />;
  }
  return (
    <StudioProvider controller={controller} desk={desk}>
      {ready || over ? (
        <OwnRecordingProvider>
          <BringOnProvider>
            <DragPeopleProvider>
              <StudioDeskPage />
            </DragPeopleProvider>
          </BringOnProvider>
        </OwnRecordingProvider>
      ) : (
        <StudioCheck onDone={() => setChecked(true)} />
      )}
    </StudioProvider>
  );
}
