"use client";

import { useEffect, useState } from "react";
import { DeviceForm } from "@/components/room/device-form";
import { Dialog } from "@/components/ui/dialog";
import { Drawer } from "@/components/ui/drawer";
import { useStickyChoice } from "@/components/ui/use-sticky-choice";
import { rightsOf } from "@/lib/stage/show-roles";
import { BackstageStrip } from "./backstage-strip";
import { ControlBar } from "./control-bar";
import { DeskTabs } from "./desk-tabs";
import { KeysSheet } from "./keys-sheet";
import { LayoutButtons } from "./layout-buttons";
import { Program } from "./program";
import { RoomBanner } from "./room-banner";
import { RunOfShowRail } from "./run-of-show-rail";
import { ShowOver } from "./show-over";
import { SceneStepper, SlideStepper } from "./steppers";
import { useStudio } from "./studio-context";
import { StudioPalette } from "./studio-palette";
import { TalkBanner } from "./talk-banner";
import { TopBar } from "./top-bar";
import { useStudioKeys } from "./use-studio-keys";

type Open = "rail" | "desk" | "keys" | "palette" | "devices" | null;

/** The desk: run of show, program, people and tools. Under 1024 px the sides become drawers. */
export function StudioDeskPage() {
  const { controller, desk, state, onAir } = useStudio();
  const [open, setOpen] = useState<Open>(null);
  const [keys, setKeys] = useStickyChoice("studio-keys");
  const { scopes, rooms } = rightsOf(desk.me.role);
  const mayDrive = scopes.includes("studio:control");
  const keysOn = keys !== "off" && mayDrive;
  const toggle = (what: Open) => (shown: boolean) => setOpen(shown ? what : null);
  useStudioKeys({
    on: keysOn && state.phase !== "ended",
    onSheet: () => setOpen("keys"),
    onPalette: () => setOpen("palette"),
  });
  useEffect(() => {
    document.title = `${onAir ? "● ON AIR · " : ""}${desk.event.title} · Studio`;
  }, [onAir, desk.event.title]);

  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <TopBar onRail={() => setOpen("rail")} onDesk={() => setOpen("desk")} onKeys={() => setOpen("keys")} />
      <RoomBanner />
      <TalkBanner />
      <div className="grid min-h-0 flex-1 grid-cols-1 lg:grid-cols-[16rem_minmax(0,1fr)_19rem] min-[87.5rem]:grid-cols-[18rem_minmax(0,1fr)_22.5rem]">
        <aside className="hidden min-h-0 border-line border-r lg:block">
          <RunOfShowRail />
        </aside>
        <main className="flex min-h-0 min-w-0 flex-col">
          <div className="flex min-h-0 flex-1 flex-col p-3 sm:p-4">
            <Program />
          </div>
          {state.phase === "ended" ? (
            <ShowOver />
          ) : (
            <>
              <fieldset disabled={!mayDrive} className="contents">
                <div className="flex min-h-12 shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t px-4 py-1.5">
                  <LayoutButtons />
                  <SceneStepper />
                  <SlideStepper />
                </div>
                <BackstageStrip />
              </fieldset>
              {rooms.backstage?.publish === "always" && (
                <ControlBar onDevices={() => setOpen("devices")} onPalette={() => setOpen("palette")} />
              )}
            </>
          )}
        </main>
        <aside className="hidden min-h-0 border-line border-l lg:block">
          <DeskTabs />
        </aside>
      </div>
      <Drawer open={open === "rail"} onOpenChange={toggle("rail")} side="left" title="Run of show">
        <div className="-mx-5 -my-4 h-full">
          <RunOfShowRail />
        </div>
      </Drawer>
      <Drawer open={open === "desk"} onOpenChange={toggle("desk")} title="Desk">
        <div className="-mx-5 -my-4 h-full">
          <DeskTabs />
        </div>
      </Drawer>
      <Dialog open={open === "devices"} onOpenChange={toggle("devices")} title="Devices" size="md">
        <DeviceForm media={controller.media} />
      </Dialog>
      <KeysSheet
        open={open === "keys"}
        onOpenChange={toggle("keys")}
        on={keysOn}
        onSwitch={(on) => setKeys(on ? "on" : "off")}
      />
      <StudioPalette
        open={open === "palette"}
        onOpenChange={toggle("palette")}
        onSheet={() => setOpen("keys")}
        onDevices={() => setOpen("devices")}
      />
    </div>
  );
}
