"use client";

import { RotateCw, Volume2 } from "lucide-react";
import type { ReactNode } from "react";
import { useSendsElsewhere } from "@/components/room/use-sends-elsewhere";
import { useStore } from "@/components/room/use-store";
import { Button } from "@/components/ui/button";
import { isSamePerson } from "@/lib/stage/room-identity";
import { rightsOf } from "@/lib/stage/show-roles";
import { Banner } from "./banner";
import { HoldingBanner } from "./holding-banner";
import { StoppedBanner } from "./stopped-banner";
import { useStudio } from "./studio-context";
import { tellTrouble } from "./tell-trouble";

/** Says what is wrong with the room, and what can be done; nothing while all is well. */
export function RoomBanner() {
  const { controller, desk, state, me } = useStudio();
  const room = useStore(controller.show);
  const { stale } = useStore(controller.stage);
  const staged = state.stage.some(({ identity }) => isSamePerson(identity, me));
  const elsewhere = useSendsElsewhere(staged, room);
  const out = useStore(controller.out);
  if (state.phase === "ended") return null;
  if (out)
    return (
      <Banner action={<Retry onClick={() => controller.comeBack()}>Come back</Retry>}>
        The show is on air again, and you are not in its room.
      </Banner>
    );
  if (state.mask.level !== null) return <StoppedBanner />;
  if (room.ended === "replaced")
    return (
      <Banner action={<Retry onClick={() => controller.enter()}>Use it here</Retry>}>
        This tab was opened once more. You are not in the room here any more.
      </Banner>
    );
  if (room.ended === "removed")
    return (
      <Banner action={<Retry onClick={() => controller.enter()}>Come back</Retry>}>
        You were taken out of the room.
      </Banner>
    );
  if (room.ended === "closed")
    return (
      <Banner action={<Retry onClick={() => controller.enter()}>Open it again</Retry>}>
        The room was closed.
      </Banner>
    );
  if (room.ended === "refused")
    return (
      <Banner action={<Retry onClick={() => controller.enter()}>Try again</Retry>}>{room.problem}</Banner>
    );
  if (room.connection === "lost")
    return (
      <Banner action={<Retry onClick={() => controller.show.connect()}>Try again</Retry>}>
        The room could not be reached for two minutes. {room.problem}
      </Banner>
    );
  if (room.connection === "reconnecting")
    return (
      <Banner busy>
        Connection to the room lost. Coming back by itself{room.attempt > 1 ? `, try ${room.attempt}` : ""}…
      </Banner>
    );
  if (room.connection === "connecting")
    return (
      <Banner busy>
        Entering the room{room.attempt > 0 ? `, try ${room.attempt + 1}: ${room.problem ?? ""}` : ""}…
      </Banner>
    );
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
        Your browser holds the sound back until you press.
      </Banner>
    );
  if (elsewhere)
    return (
      <Banner
        action={
          <Retry onClick={() => void controller.takeOver().catch(tellTrouble)}>Use this one instead</Retry>
        }
      >
        You are on the stage from another tab or device. Nobody sees or hears you from here.
      </Banner>
    );
  if (stale) return <Banner busy>The server does not answer. Looking again every two seconds…</Banner>;
  if (!rightsOf(desk.me.role).scopes.includes("studio:control"))
    return (
      <Banner>
        You are here as {rightsOf(desk.me.role).word.toLowerCase()}: you look after the audience, others drive
        the show.
      </Banner>
    );
  return null;
}

const Retry = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button size="sm" variant="primary" icon={<RotateCw className="size-4" aria-hidden />} onClick={onClick}>
    {children}
  </Button>
);
