"use client";

import { RotateCw, Volume2 } from "lucide-react";
import type { ReactNode } from "react";
import { useOnStageElsewhere } from "@/components/room/use-sends-elsewhere";
import { useStore } from "@/components/room/use-store";
import { Button } from "@/components/ui/button";
import { isSamePerson } from "@/lib/stage/room-identity";
import { rightsOf } from "@/lib/stage/show-roles";
import { Banner } from "./banner";
import { HoldingBanner } from "./holding-banner";
import { showError } from "./show-error";
import { StoppedBanner } from "./stopped-banner";
import { useStudio } from "./studio-context";

/** Says what is wrong with the room connection and what to do about it; hidden while all is well. */
export function RoomBanner() {
  const { controller, desk, state, me } = useStudio();
  const room = useStore(controller.show);
  const { stale } = useStore(controller.stage);
  const { stale: isDeskStale } = useStore(controller.desk);
  const staged = state.stage.some(({ identity }) => isSamePerson(identity, me));
  const elsewhere = useOnStageElsewhere(staged, room);
  const out = useStore(controller.out);
  if (state.phase === "ended") return null;
  if (out)
    return (
      <Banner action={<Retry onClick={() => controller.comeBack()}>Rejoin</Retry>}>
        The show is on air again. You’re not in the room.
      </Banner>
    );
  if (state.mask.level !== null) return <StoppedBanner />;
  if (room.ended === "replaced")
    return (
      <Banner action={<Retry onClick={() => controller.enter()}>Use this tab</Retry>}>
        The studio was opened in another tab. You’re no longer in the room here.
      </Banner>
    );
  if (room.ended === "removed")
    return (
      <Banner action={<Retry onClick={() => controller.enter()}>Rejoin</Retry>}>
        You were removed from the room.
      </Banner>
    );
  if (room.ended === "closed")
    return (
      <Banner
        action={
          <Retry onClick={() => controller.enter()}>
            {room.problem === null ? "Reopen room" : "Try again"}
          </Retry>
        }
      >
        {room.problem ?? "The room was closed."}
      </Banner>
    );
  if (room.ended === "refused")
    return (
      <Banner action={<Retry onClick={() => controller.enter()}>Try again</Retry>}>{room.problem}</Banner>
    );
  if (room.connection === "lost")
    return (
      <Banner action={<Retry onClick={() => controller.show.connect()}>Try again</Retry>}>
        Couldn’t reach the room for two minutes. {room.problem}
      </Banner>
    );
  if (room.connection === "reconnecting")
    return (
      <Banner busy>
        Connection lost. Reconnecting{room.attempt > 1 ? ` (attempt ${room.attempt})` : ""}…
      </Banner>
    );
  if (room.connection === "connecting")
    return <Banner busy>Joining the room{room.attempt > 0 ? ` (attempt ${room.attempt + 1})` : ""}…</Banner>;
  if (state.holding) return <HoldingBanner holding={state.holding} />;
  if (!room.canPlayAudio)
    return (
      <Banner
        action={
          <Button
            size="sm"
            variant="primary"
            icon={<Volume2 className="size-4" aria-hidden />}
            onClick={controller.startAudio}
          >
            Turn sound on
          </Button>
        }
      >
        Your browser blocked the sound.
      </Banner>
    );
  if (elsewhere)
    return (
      <Banner
        action={<Retry onClick={() => void controller.takeOver().catch(showError)}>Use this tab</Retry>}
      >
        You’re on stage from another tab or device. No one can see or hear you from this tab.
      </Banner>
    );
  if (stale) return <Banner busy>No response from the server. Retrying…</Banner>;
  if (isDeskStale)
    return <Banner busy>People, viewer numbers and recording status may be out of date. Retrying…</Banner>;
  if (!rightsOf(desk.me.role).scopes.includes("studio:control"))
    return (
      <Banner>
        You’re a {rightsOf(desk.me.role).word.toLowerCase()}: you can manage the audience, but not control the
        stage.
      </Banner>
    );
  return null;
}

const Retry = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button size="sm" variant="primary" icon={<RotateCw className="size-4" aria-hidden />} onClick={onClick}>
    {children}
  </Button>
);
