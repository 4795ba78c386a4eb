"use client";

import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { recordingNow } from "@/lib/stage/recorded";
import type { DeskEntry } from "./people-view";
import { isLeftOut } from "./recording-view";
import { useStudio } from "./studio-context";

type BringOn = (person: Pick<DeskEntry, "identity" | "name" | "role" | "recording">) => void;

const BringOnContext = createContext<BringOn>(() => undefined);

/**
 * Brings someone on stage. While the recording runs, it first says so if they won't be in it. Only inside
 * `BringOnProvider`.
 */
export const useBringOn = (): BringOn => useContext(BringOnContext);

export function BringOnProvider({ children }: { children: ReactNode }) {
  const { run, state, desk, me } = useStudio();
  const [asked, setAsked] = useState<Parameters<BringOn>[0] | null>(null);
  const [open, setOpen] = useState(false);
  const bringOn = useCallback<BringOn>(
    (person) => {
      const { identity } = person;
      const isSaid = recordingNow(state) === "on" && isLeftOut(person, state, desk.event.recording.enabled);
      if (!isSaid) return void run({ action: "bring_on", identity });
      setAsked(person);
      setOpen(true);
    },
    [run, state, desk],
  );
  return (
    <BringOnContext value={bringOn}>
      {children}
      {asked && (
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          {...wordsFor(asked, asked.identity === me, desk.event.recording.http_audience !== "off")}
          confirmLabel="Bring on stage"
          tone="primary"
          onConfirm={() => run({ action: "bring_on", identity: asked.identity })}
        />
      )}
    </BringOnContext>
  );
}

function wordsFor({ name, recording }: Parameters<BringOn>[0], mine: boolean, isOverHttp: boolean) {
  const who = mine ? "you" : "them";
  const they = mine ? "you" : "they";
  const declined = recording === "refused";
  return {
    title: mine
      ? declined
        ? "You declined to be recorded"
        : "You haven’t agreed to be recorded"
      : `${name} ${declined ? "declined" : "hasn’t agreed"} to be recorded`,
    description: `The audience sees and hears ${who}${isOverHttp ? ", except viewers over HTTP" : ""}, but ${they} won’t be in the recording${declined ? "" : ` until ${they} agree`}.`,
  };
}
