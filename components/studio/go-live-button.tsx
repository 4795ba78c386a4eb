"use client";

import { Check, CircleAlert, Radio, Square } from "lucide-react";
import { useState } from "react";
import { useStore, useStorePart } from "@/components/room/use-store";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { rightsOf } from "@/lib/stage/show-roles";
import { RecordingNotice } from "./recording-notice";
import { isLeftOut } from "./recording-view";
import { EndRehearsalButton, RehearseButton } from "./rehearse-buttons";
import { useStudio } from "./studio-context";
import { usePeople } from "./use-people";

const COUNTDOWN_SECONDS = 3;

/** Goes live or ends the show, each after a confirmation. */
export function GoLiveButton() {
  const { controller, state, desk } = useStudio();
  const [asking, setAsking] = useState<"live" | "end" | null>(null);
  const connected = useStorePart(controller.show, ({ connection }) => connection === "connected");
  if (state.phase === "ended") return null;
  const onAir = state.phase === "live";
  const counting = state.phase === "countdown";
  const usable = desk.event.state === "published" || onAir;
  if (!rightsOf(desk.me.role).scopes.includes("studio:control")) return null;
  if (state.rehearsal) return <EndRehearsalButton />;
  return (
    <>
      {!onAir && !counting && <RehearseButton />}
      {onAir ? (
        <Button icon={<Square className="size-4" aria-hidden />} onClick={() => setAsking("end")}>
          End show
        </Button>
      ) : (
        <Button
          variant="primary"
          disabled={!connected || !usable || counting}
          title={usable ? undefined : whyNotLive(desk.event.state)}
          icon={<Radio className="size-4" aria-hidden />}
          onClick={() => setAsking("live")}
        >
          Go live
        </Button>
      )}
      <ConfirmDialog
        open={asking === "live"}
        onOpenChange={(open) => setAsking(open ? "live" : null)}
        title="Go live now?"
        description={`The audience sees and hears the stage after a ${COUNTDOWN_SECONDS}-second countdown. You can cancel until then.`}
        confirmLabel="Go live"
        cancelLabel="Not yet"
        tone="primary"
        cancellable
        onConfirm={(signal) => controller.air.start(COUNTDOWN_SECONDS, signal)}
      >
        <div className="flex flex-col gap-3">
          <Readiness />
          <RecordingNotice />
        </div>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === "end"}
        onOpenChange={(open) => setAsking(open ? "end" : null)}
        title="End the show for everyone?"
        description="The audience sees a goodbye card and the room closes a few seconds later. You can resume the show within 15 minutes."
        confirmLabel="End show"
        cancelLabel="Keep going"
        onConfirm={() => controller.calls.endShow()}
      />
    </>
  );
}

const whyNotLive = (state: string): string =>
  state === "draft" ? "Publish the show before going live." : `This show is ${state} and can’t go live.`;

/** What the host should know before going live. */
function Readiness() {
  const { controller, state, desk, me } = useStudio();
  const media = useStore(controller.media);
  const mine = state.stage.some(({ identity }) => identity === me);
  const { onStage } = usePeople();
  const leftOut = onStage
    .filter((person) => person.identity !== me && isLeftOut(person, state, desk.event.recording.enabled))
    .map(({ name }) => name)
    .join(", ");
  const names = state.stage.map(({ name }) => name).join(", ");
  const facts: { ok: boolean; text: string }[] = [
    { ok: mine, text: mine ? `On stage: ${names}` : "You’re not on stage" },
    { ok: media.camera !== null, text: media.camera ? "Your camera is on" : "Your camera is off" },
    {
      ok: media.microphone !== null && !media.muted,
      text:
        media.microphone === null ? "No microphone" : media.muted ? "You’re muted" : "Your microphone is on",
    },
    {
      ok: true,
      text: `${desk.registrations} ${desk.registrations === 1 ? "registration" : "registrations"}`,
    },
    ...(leftOut ? [{ ok: false, text: `Not in the recording: ${leftOut}` }] : []),
  ];
  return (
    <ul className="flex flex-col gap-1.5">
      {facts.map(({ ok, text }) => (
        <li key={text} className="flex items-center gap-2 text-base">
          {ok ? (
            <Check className="size-4 shrink-0 text-ok" aria-label="Ready:" />
          ) : (
            <CircleAlert className="size-4 shrink-0 text-warn" aria-label="Check:" />
          )}
          {text}
        </li>
      ))}
    </ul>
  );
}
