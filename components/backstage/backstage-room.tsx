"use client";

import { DoorOpen, Settings2 } from "lucide-react";
import { useEffect, useState } from "react";
import { toast } from "sonner";
import { DeviceForm } from "@/components/room/device-form";
import { DeviceProblemNote } from "@/components/room/device-problem-note";
import { MicMeter } from "@/components/room/mic-meter";
import { OwnCopyNote } from "@/components/room/own-copy/own-copy-note";
import { QualityBars } from "@/components/room/quality-bars";
import { RecordingNote } from "@/components/room/recording-note";
import { SelfView } from "@/components/room/self-view";
import { SingleKeysSwitch } from "@/components/room/single-keys-switch";
import { useKeys } from "@/components/room/use-keys";
import { useLostDevices } from "@/components/room/use-lost-devices";
import { useOnStageElsewhere } from "@/components/room/use-sends-elsewhere";
import { useStore } from "@/components/room/use-store";
import { useWorkNews } from "@/components/room/use-work-news";
import { showError } from "@/components/studio/show-error";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { RecordingConsent } from "@/lib/modules/people/recording-consent/recording-consent-schema";
import { isRecorded } from "@/lib/stage/recorded";
import { AskDialog } from "./ask-dialog";
import { BackstageChat, useAudienceChats } from "./backstage-chat";
import type { BackstageController } from "./backstage-controller";
import { BackstagePeople } from "./backstage-people";
import { BackstageShell } from "./backstage-shell";
import type { PublicShow, Welcome } from "./backstage-types";
import { BoardButton } from "./board-button";
import { OnStageElsewhere, Reconnecting } from "./connection-notes";
import { CrewChat } from "./crew-chat";
import { CueNote } from "./cues/cue-note";
import { CueSwitch } from "./cues/cue-switch";
import { guestAgenda, nextCue } from "./guest-agenda";
import { GuestRunOfShow } from "./guest-run-of-show";
import { guestStatus } from "./guest-status";
import { GuestStatusBanner } from "./guest-status-banner";
import { hostName } from "./host-name";
import { NotetakerNote } from "./notetaker-note";
import { recordingSign } from "./recording-sign";
import { ReturnFeed } from "./return-feed";
import { UnreadNote } from "./unread-note";
import { useServerCopy } from "./use-server-copy";

interface BackstageRoomProps {
  controller: BackstageController;
  welcome: Welcome;
  show: PublicShow | null;
  /** The guest's answer about being recorded. */
  consent: RecordingConsent["state"];
  /** Asks again. */
  onConsent: () => void;
}

/** Backstage: who can hear you, how you look, and what comes next. */
export function BackstageRoom({ controller, welcome, show, consent, onConsent }: BackstageRoomProps) {
  const { media } = controller;
  const view = useStore(media);
  const { state } = useStore(controller.stage);
  const room = useStore(controller.show);
  const { talkbackFrom } = useStore(controller.backstage);
  const identity = useStore(controller.identity);
  const [devices, setDevices] = useState(false);
  const now = useServerClock(controller);
  const status = guestStatus({
    state,
    identity,
    connected: room.connection === "connected",
    muted: view.muted,
    hasMicrophone: view.microphone !== null,
    now,
  });
  const { recorded } = welcome.event;
  const stoppedBy = useServerCopy(controller, status.onAir && consent === "given");
  const ownCopy = useStore(controller.ownCopy.view);
  const isRecordedHere = ownCopy?.isRecording ?? false;
  const recording = recordingSign({
    ...{ state, recorded, consent, onAir: status.onAir },
    ...{ stoppedBy, isRecordedHere },
  });
  const { segments } = useStore(controller.cues.view);
  const rows = guestAgenda({ segments, state, startsAt: welcome.event.starts_at, now });
  const cue = status.place === "over" ? null : nextCue(rows, now, status.onAir);
  const chats = useAudienceChats(controller, show);
  const host = hostName(welcome);
  const mine = room.members.find((member) => member.me);
  useWorkNews(media);
  useLostDevices(media);
  const elsewhere = useOnStageElsewhere(status.place === "stage", room);
  useKeys(
    {
      m: () => void (status.held || media.setMuted(!view.muted)),
      v: () => void media.setCamera(view.camera === null),
    },
    true,
  );
  useEffect(() => {
    document.title = `${status.onAir ? "● ON AIR · " : ""}${welcome.event.title} · Backstage`;
  }, [status.onAir, welcome.event.title]);

  return (
    <BackstageShell
      onAir={status.onAir}
      aside={<QualityBars quality={mine?.quality ?? "unknown"} whose="Your connection" />}
    >
      <h1 className="sr-only">{welcome.event.title}</h1>
      <GuestStatusBanner standing={status} recording={recording} talkbackFrom={talkbackFrom}>
        <CueNote cues={controller.cues} />
        <UnreadNote controller={controller} />
      </GuestStatusBanner>
      {room.connection !== "connected" && status.place !== "over" && <Reconnecting controller={controller} />}
      <NotetakerNote controller={controller} />
      {recording?.problem && (
        <p role="alert" className="rounded-panel bg-warn-soft p-3 text-base">
          {recording.problem}
        </p>
      )}
      {/* Otherwise, it would say that the show's recording isn't affected. */}
      {!(recording?.problem && ownCopy?.recorderProblem) && <OwnCopyNote copy={controller.ownCopy} />}
      {elsewhere && <OnStageElsewhere controller={controller} />}
      <SelfView media={media} name={welcome.guest.name} held={status.held} />
      {view.problems.microphone && (
        <DeviceProblemNote
          problem={view.problems.microphone}
          drawn={view.problems.camera?.kind !== "blocked"}
          onRetry={() => void media.retry("microphone")}
        />
      )}
      {view.problems.camera && (
        <DeviceProblemNote problem={view.problems.camera} onRetry={() => void media.retry("camera")} />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <MicMeter track={view.heard} muted={status.silent} advice="trouble" className="min-w-32 flex-1" />
        <Button icon={<Settings2 className="size-4" aria-hidden />} onClick={() => setDevices(true)}>
          Devices
        </Button>
        {status.place === "stage" && state?.whiteboard.visible && <BoardButton controller={controller} />}
        {status.place === "stage" && <LeaveStage controller={controller} />}
      </div>
      {status.held && (
        <p className="text-base">The host muted you. You can unmute once {host} asks you to.</p>
      )}
      {cue && <p className="border-accent border-l-4 py-1 pl-3 font-medium text-lg">{cue}</p>}
      <CueSwitch cues={controller.cues} />
      <BackstagePeople controller={controller} />
      <CrewChat controller={controller} guestId={welcome.guest.id} />
      <ReturnFeed controller={controller} welcome={welcome} />
      <GuestRunOfShow rows={rows} />
      {chats && <BackstageChat controller={controller} onAir={state?.phase === "live"} />}
      <RecordingNote
        state={consent}
        isRecorded={state ? isRecorded(state, recorded) : recorded}
        httpAudience={welcome.event.http_audience}
        onChange={onConsent}
      />
      <AskDialog controller={controller} host={host} />
      <Dialog open={devices} onOpenChange={setDevices} title="Devices" size="md">
        <div className="flex flex-col gap-5">
          <DeviceForm media={media} preview />
          <SingleKeysSwitch keys="M mutes you, V turns your camera on or off." />
        </div>
      </Dialog>
    </BackstageShell>
  );
}

/** Leaves the stage immediately, without confirmation. */
function LeaveStage({ controller }: { controller: BackstageController }) {
  const [busy, setBusy] = useState(false);
  async function leave() {
    setBusy(true);
    try {
      await controller.leaveStage();
      toast.success("You’re backstage and muted.");
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button busy={busy} icon={<DoorOpen className="size-4" aria-hidden />} onClick={() => void leave()}>
      Leave stage
    </Button>
  );
}

function useServerClock(controller: BackstageController): number {
  const [now, setNow] = useState(controller.stage.clock.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(controller.stage.clock.now()), 250);
    return () => clearInterval(timer);
  }, [controller]);
  return now;
}
