"use client";

import { X } from "lucide-react";
import { useState } from "react";
import { useStore } from "@/components/room/use-store";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { api } from "@/lib/client/api";
import type { Hand } from "@/lib/live";
import { PanelSection } from "./panel-section";
import { showError } from "./show-error";
import { useStudio } from "./studio-context";

/** Raised hands in order, first raised first. */
export function RaisedHands() {
  const { controller } = useStudio();
  const { hands } = useStore(controller.deskFeed.besideChat);
  if (hands.length === 0) return null;
  return (
    <PanelSection title={hands.length === 1 ? "1 raised hand" : `${hands.length} raised hands`}>
      <ol aria-label="Raised hands">
        {hands.map((hand) => (
          <HandRow key={hand.person} hand={hand} />
        ))}
      </ol>
    </PanelSection>
  );
}

function HandRow({ hand }: { hand: Hand }) {
  const { controller } = useStudio();
  const { slug } = controller;
  const { person, name } = hand;
  const [busy, setBusy] = useState(false);
  async function act(work: () => Promise<unknown>) {
    setBusy(true);
    await work().catch(showError);
    setBusy(false);
  }
  const as = `host:${slug}` as const;
  return (
    <li className="flex items-center gap-2.5 border-line border-b py-2 last:border-b-0">
      <Avatar name={name} size={28} />
      <span className="min-w-0 flex-1 truncate text-base">{name}</span>
      <Button
        size="sm"
        disabled={busy}
        onClick={() => void act(() => controller.calls.inviteToStage(person))}
      >
        Invite on stage
      </Button>
      <IconButton
        size="sm"
        label={`Lower ${name}’s hand`}
        disabled={busy}
        icon={<X className="size-4" aria-hidden />}
        onClick={() => void act(() => api("dismissRaisedHand", { as, params: { slug, person } }))}
      />
    </li>
  );
}
