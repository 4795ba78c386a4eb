"use client";

import { useEffect, useState } from "react";
import { DeviceForm } from "@/components/room/device-form";
import { useLostDevices } from "@/components/room/use-lost-devices";
import { useWorkNews } from "@/components/room/use-work-news";
import { Dialog } from "@/components/ui/dialog";
import { Drawer } from "@/components/ui/drawer";
import { useFetched } from "@/components/ui/use-fetched";
import { useSingleKeys } from "@/components/ui/use-single-keys";
import { rightsOf } from "@/lib/stage/show-roles";
import { BackstageStrip } from "./backstage-strip";
import { ControlBar } from "./control-bar";
import { type DeskTab, DeskTabs } from "./desk-tabs";
import { KeysSheet } from "./keys-sheet";
import { LayoutButtons } from "./layout-buttons";
import { NotetakerBanner } from "./notetaker-banner";
import { OwnRecordingNote, useAskAboutRecording } from "./own-recording";
import { Program } from "./program";
import { RehearsalBand } from "./rehearsal-band";
import { RoomBanner } from "./room-banner";
import { RunOfShowRail } from "./run-of-show-rail";
import { ShowOver } from "./show-over";
import { SpaceBanner } from "./space-banner";
import { SceneStepper, SlideStepper } from "./steppers";
import { useStudio } from "./studio-context";
import { TalkBanner } from "./talk-banner";
import { TopBar } from "./top-bar";
import { useEndOfToasts } from "./use-end-of-toasts";
import { useProposalNews } from "./use-proposal-news";
import { useRail } from "./use-rail";
import { useStudioKeys } from "./use-studio-keys";
import { useVoicePanel } from "./use-voice-panel";
import { useWarmDesk } from "./use-warm-desk";

type Open = "rail" | "desk" | "keys" | "palette" | "devices" | "board" | null;

/** Below these widths a side panel would make the program too small, so it opens as a drawer. */
const RAIL_FROM_PX = 1280;
const DESK_FROM_PX = 1024;

/**
 * The desk: run of show, program, people and tools. The program gets the space first: side panels are narrow, can be
 * collapsed, and become drawers one by one.
 */
export function StudioDeskPage() {
  const { controller, desk, state, onAir } = useStudio();
  const [open, setOpen] = useState<Open>(null);
  const [tab, setTab] = useState<DeskTab>("people");
  const [singleKeys] = useSingleKeys();
  const { scopes, rooms } = rightsOf(desk.me.role);
  const mayDrive = scopes.includes("studio:control");
  const keysOn = singleKeys && mayDrive;
  const toggle = (what: Open) => (shown: boolean) => setOpen(shown ? what : null);
  const rail = useRail("rail", RAIL_FROM_PX);
  const side = useRail("desk", DESK_FROM_PX);
  const palette = useFetched(() => import("./studio-palette"));
  const board = useFetched(() => import("./board-dialog"));
  const voice = useVoicePanel();
  const toggleBoard = (): void => {
    setOpen(open === "board" ? null : "board");
    void board.fetch();
  };
  const openPalette = (): void => {
    setOpen("palette");
    void palette.fetch();
  };
  useStudioKeys({
    on: keysOn && state.phase !== "ended",
    onSheet: () => setOpen("keys"),
    onPalette: openPalette,
  });
  useProposalNews(() => {
    setTab("commands");
    if (!side.fits) setOpen("desk");
    else if (!side.shown) side.toggle();
  });
  useEndOfToasts();
  const askAboutRecording = useAskAboutRecording();
  useWarmDesk();
  useWorkNews(controller.media);
  useLostDevices(controller.media);
  useEffect(() => {
    document.title = `${onAir ? "● ON AIR · " : ""}${desk.event.title} · Studio`;
  }, [onAir, desk.event.title]);

  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <TopBar
        rail={{ shown: rail.shown, onPress: rail.fits ? rail.toggle : () => setOpen("rail") }}
        desk={{ shown: side.shown, onPress: side.fits ? side.toggle : () => setOpen("desk") }}
        onKeys={() => setOpen("keys")}
      />
      <RehearsalBand />
      <RoomBanner />
      <SpaceBanner />
      <TalkBanner />
      <NotetakerBanner />
      <div className="flex min-h-0 flex-1">
        {rail.shown && (
          <aside className="min-h-0 w-52 shrink-0 border-line border-r min-[87.5rem]:w-60 min-[100rem]:w-72">
            <RunOfShowRail />
          </aside>
        )}
        <main className="flex min-h-0 min-w-0 flex-1 flex-col">
          {/* The whiteboard covers all of it except the user's own device switches. */}
          <div className="relative flex min-h-0 flex-1 flex-col">
            <div className="relative flex min-h-0 flex-1 flex-col">
              <Program />
              {voice && <voice.VoicePanel />}
            </div>
            {state.phase === "ended" ? (
              <ShowOver />
            ) : (
              <fieldset disabled={!mayDrive} className="contents">
                <div className="flex min-h-12 shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t px-4 py-1.5">
                  <LayoutButtons />
                  <SceneStepper />
                  <SlideStepper />
                </div>
                <BackstageStrip />
              </fieldset>
            )}
            {open === "board" && board.module && <board.module.BoardDialog onClose={() => setOpen(null)} />}
          </div>
          {state.phase !== "ended" && rooms.backstage?.publish === "always" && (
            <ControlBar
              onDevices={() => setOpen("devices")}
              onPalette={openPalette}
              onBoard={toggleBoard}
              drawing={open === "board"}
            />
          )}
        </main>
        {side.shown && (
          <aside className="min-h-0 w-80 shrink-0 border-line border-l min-[100rem]:w-90">
            <DeskTabs tab={tab} onTab={setTab} />
          </aside>
        )}
      </div>
      <Drawer open={open === "rail"} onOpenChange={toggle("rail")} side="left" title="Run of show">
        <div className="-mx-5 -my-4 h-full">
          <RunOfShowRail />
        </div>
      </Drawer>
      <Drawer open={open === "desk"} onOpenChange={toggle("desk")} title="Desk">
        <div className="-mx-5 -my-4 h-full">
          <DeskTabs tab={tab} onTab={setTab} />
        </div>
      </Drawer>
      <Dialog open={open === "devices"} onOpenChange={toggle("devices")} title="Devices" size="md">
        <DeviceForm media={controller.media} preview />
        <OwnRecordingNote
          onChange={() => {
            setOpen(null);
            askAboutRecording();
          }}
        />
      </Dialog>
      <KeysSheet open={open === "keys"} onOpenChange={toggle("keys")} />
      {palette.module && (
        <palette.module.StudioPalette
          open={open === "palette"}
          onOpenChange={toggle("palette")}
          onSheet={() => setOpen("keys")}
          onDevices={() => setOpen("devices")}
        />
      )}
    </div>
  );
}
