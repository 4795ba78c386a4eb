"use client";

import { MicOff } from "lucide-react";
import { Face } from "@/components/room/face";
import { QualityBars } from "@/components/room/quality-bars";
import { useStore } from "@/components/room/use-store";
import type { RoomMember } from "@/lib/room/types";
import type { BackstageController } from "./backstage-controller";

/** Guests and crew who are backstage and can talk here. People on stage are shown there. */
export function BackstagePeople({ controller }: { controller: BackstageController }) {
  const { members } = useStore(controller.backstage);
  const { state } = useStore(controller.stage);
  const staged = new Set(state?.stage.map(({ identity }) => identity));
  const others = members.filter(({ me, identity }) => !me && !staged.has(identity));
  if (others.length === 0) return null;
  return (
    <section aria-label="Also backstage">
      <h2 className="mb-2 font-medium text-base">Also backstage</h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {others.map((member) => (
          <PersonTile key={member.identity} member={member} controller={controller} />
        ))}
      </ul>
    </section>
  );
}

function PersonTile({ member, controller }: { member: RoomMember; controller: BackstageController }) {
  const { identity, name, microphone, quality } = member;
  const source = controller.backstage.picture(identity, "camera");
  return (
    <li className="min-w-0">
      <div className="aspect-video overflow-hidden rounded-media bg-surface-sunken">
        <Face source={source} name={name} size={40} />
      </div>
      <p className="mt-1 flex items-center gap-1.5 text-sm">
        <span className="min-w-0 flex-1 truncate">{name}</span>
        {!microphone && <MicOff className="size-3.5 shrink-0 text-ink-muted" aria-label="muted" />}
        <QualityBars quality={quality} whose={name} />
      </p>
    </li>
  );
}
