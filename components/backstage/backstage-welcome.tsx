"use client";

import { ArrowRight, Headphones } from "lucide-react";
import { DeviceForm } from "@/components/room/device-form";
import { LinkCheck } from "@/components/room/link-check";
import { SelfView } from "@/components/room/self-view";
import { useLinkCheck } from "@/components/room/use-link-check";
import { useStore } from "@/components/room/use-store";
import { Button } from "@/components/ui/button";
import { Time } from "@/components/ui/time";
import type { BackstageController } from "./backstage-controller";
import { BackstageShell } from "./backstage-shell";
import type { Welcome } from "./backstage-types";
import { hostName } from "./host-name";
import { NameLine } from "./name-line";

interface BackstageWelcomeProps {
  controller: BackstageController;
  welcome: Welcome;
  onEnter: () => void;
}

/** Who invites, when, how one looks and sounds; then in. */
export function BackstageWelcome({ controller, welcome, onEnter }: BackstageWelcomeProps) {
  const { event, guest } = welcome;
  const { media } = controller;
  const { camera, microphone } = useStore(media);
  const [link, measure] = useLinkCheck(async () => (await controller.access()).url);
  const host = hostName(welcome);
  return (
    <BackstageShell>
      <div>
        <p className="text-lg">
          {guest.name}, {host} invites you on stage at
        </p>
        <h1 className="mt-1 font-semibold text-3xl tracking-[-0.02em]">{event.title}</h1>
        <p className="mt-2 text-ink-muted text-lg">
          {event.starts_at ? (
            <Time value={event.starts_at} zone={event.timezone} format="full" />
          ) : (
            "The date is not fixed yet."
          )}
        </p>
      </div>
      <SelfView media={media} name={guest.name} />
      <DeviceForm media={media} />
      <LinkCheck state={link} onRepeat={measure} />
      <p className="flex items-start gap-2.5 text-base">
        <Headphones className="mt-0.5 size-4 shrink-0 text-ink-muted" aria-hidden />
        Put headphones on: without them the others hear themselves through your microphone.
      </p>
      <NameLine guest={guest} host={host} />
      <div className="flex flex-col gap-2">
        <Button
          variant="primary"
          size="lg"
          onClick={onEnter}
          icon={<ArrowRight className="order-last size-5" aria-hidden />}
        >
          Go backstage
        </Button>
        <p className="text-center text-ink-muted text-sm">
          {camera || microphone
            ? "Nobody sees or hears you on the stage before the host brings you on."
            : "You can go in without camera and microphone and switch them on later."}
        </p>
      </div>
    </BackstageShell>
  );
}
