"use client";

import { ArrowRight } from "lucide-react";
import { DeviceForm } from "@/components/room/device-form";
import { SelfView } from "@/components/room/self-view";
import { useStore } from "@/components/room/use-store";
import { Button } from "@/components/ui/button";
import { Time } from "@/components/ui/time";
import { ArrivalNote } from "./arrival-note";
import type { BackstageController } from "./backstage-controller";
import { BackstageShell } from "./backstage-shell";
import type { Welcome } from "./backstage-types";
import { hostName } from "./host-name";
import { MyDetails } from "./my-details";
import { TechnicalCheck } from "./technical-check";
import { useMyDetails } from "./use-my-details";
import { useTechnicalCheck } from "./use-technical-check";

interface BackstageWelcomeProps {
  controller: BackstageController;
  welcome: Welcome;
  onEnter: () => void;
}

/** Invitation, date, devices and introduction, before going backstage. */
export function BackstageWelcome({ controller, welcome, onEnter }: BackstageWelcomeProps) {
  const { event } = welcome;
  const { media, slug } = controller;
  const details = useMyDetails(slug, welcome.guest);
  const check = useTechnicalCheck(slug, media);
  const { state } = useStore(controller.stage);
  return (
    <BackstageShell>
      <div>
        <p className="sm:text-lg">
          {details.guest.name}, {hostName(welcome)} invited you on stage
        </p>
        <h1 className="mt-1 font-semibold text-2xl tracking-[-0.02em] sm:text-3xl">{event.title}</h1>
        <p className="mt-2 text-ink-muted sm:text-lg">
          {event.starts_at ? (
            <Time value={event.starts_at} zone={event.timezone} format="full" />
          ) : (
            "Date to be announced"
          )}
        </p>
      </div>
      <ArrivalNote phase={state?.phase} host={hostName(welcome)} />
      <SelfView media={media} name={details.guest.name} />
      <TechnicalCheck
        run={check.run}
        previous={welcome.guest.technical_check}
        onStart={check.start}
        onAnswer={check.answer}
        onPlay={check.playTone}
      />
      <DeviceForm media={media} />
      <MyDetails details={details} event={event} />
      <EnterBar media={media} onEnter={onEnter} />
    </BackstageShell>
  );
}

/** Always visible, wherever the page is scrolled. */
function EnterBar({
  media,
  onEnter,
}: Pick<BackstageWelcomeProps, "onEnter"> & Pick<BackstageController, "media">) {
  const { camera, microphone } = useStore(media);
  return (
    <div className="sticky bottom-0 -mx-4 flex flex-col gap-1.5 border-line border-t bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-8 sm:px-8">
      <Button
        variant="primary"
        size="lg"
        onClick={onEnter}
        icon={<ArrowRight className="order-last size-5" aria-hidden />}
      >
        Go backstage
      </Button>
      <p className="text-center text-ink-muted text-xs sm:text-sm">
        {camera || microphone
          ? "The audience can’t see or hear you until the host brings you on stage."
          : "You can go backstage now and turn on your camera and microphone later."}
      </p>
    </div>
  );
}
