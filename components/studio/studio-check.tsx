"use client";

import { ArrowRight } from "lucide-react";
import { DeviceForm } from "@/components/room/device-form";
import { LinkCheck } from "@/components/room/link-check";
import { SelfView } from "@/components/room/self-view";
import { SingleKeysSwitch } from "@/components/room/single-keys-switch";
import { useKeys } from "@/components/room/use-keys";
import { useLinkCheck } from "@/components/room/use-link-check";
import { Button } from "@/components/ui/button";
import { Time } from "@/components/ui/time";
import { Wordmark } from "@/components/ui/wordmark";
import { isSamePerson } from "@/lib/stage/room-identity";
import { useStudio } from "./studio-context";

/** The check of camera, microphone and connection before joining. */
export function StudioCheck({ onDone }: { onDone: () => void }) {
  const { controller, desk, state, me } = useStudio();
  const { media } = controller;
  // Already on air from another tab or device, or before a reload.
  const staged = state.phase === "live" && state.stage.some(({ identity }) => isSamePerson(identity, me));
  const [link, measure] = useLinkCheck(async () => (await controller.roomAccess("background")).url);
  useKeys(
    {
      m: () => void media.setMuted(!media.get().muted),
      v: () => void media.setCamera(media.get().camera === null),
    },
    true,
  );
  const { title, starts_at, timezone, host } = desk.event;
  return (
    <div className="mx-auto flex min-h-dvh max-w-6xl flex-col px-4 sm:px-8">
      <header className="flex h-16 shrink-0 items-center">
        <Wordmark />
      </header>
      <main className="grid flex-1 grid-cols-[minmax(0,1fr)] content-center gap-x-12 gap-y-8 pb-16 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="lg:col-span-2">
          <h1 className="font-semibold text-3xl tracking-[-0.02em]">{title}</h1>
          <p className="mt-1 text-ink-muted text-lg">
            {starts_at ? <Time value={starts_at} zone={timezone} format="long" /> : "Date to be announced"}
            <span className="text-ink">
              {" · "}
              {staged
                ? "You’re on stage. Everyone will see and hear you once you enter."
                : "No one can see or hear you yet"}
            </span>
          </p>
        </div>
        <div className="flex flex-col gap-4">
          <SelfView media={media} name={host.name || "Host"} />
          <LinkCheck state={link} onRepeat={measure} />
        </div>
        <div className="flex flex-col gap-6">
          <DeviceForm media={media} />
          <SingleKeysSwitch keys="M mutes you, V turns your camera on or off." />
          <div className="sticky bottom-0 -mx-4 flex flex-col border-line border-t bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-8 sm:px-8 lg:static lg:mx-0 lg:border-0 lg:p-0">
            <Button
              variant="primary"
              size="lg"
              onClick={onDone}
              icon={<ArrowRight className="order-last size-5" aria-hidden />}
            >
              Enter studio
            </Button>
          </div>
        </div>
      </main>
    </div>
  );
}
