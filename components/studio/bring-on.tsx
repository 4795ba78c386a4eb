"use client";

import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import type { HttpAudience } from "@/components/room/recording-sentence";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { DeskEntry } from "./people-view";
import { isToBeSaid } from "./recording-view";
import { useStudio } from "./studio-context";

type BringOn = (person: Pick<DeskEntry, "identity" | "name" | "role" | "recording">) => void;

const BringOnContext = createContext<BringOn>(() => undefined);

/**
 * Brings someone on stage, and first says so if they won't be recorded, or not seen by the audience. Only inside
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
      if (!isToBeSaid(person, state, desk.event.recording)) return void run({ action: "bring_on", identity });
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
          {...wordsFor(asked, {
            mine: asked.identity === me,
            audience: desk.event.recording.http_audience,
            isRecorded: state.recording !== "off",
          })}
          confirmLabel="Bring on stage"
          tone="primary"
          onConfirm={() => run({ action: "bring_on", identity: asked.identity })}
        />
      )}
    </BringOnContext>
  );
}

interface Circumstances {
  /** It's the user. */
  mine: boolean;
  audience: HttpAudience;
  isRecorded: boolean;
}

function wordsFor(
  { name, recording }: Parameters<BringOn>[0],
  { mine, audience, isRecorded }: Circumstances,
) {
  const who = mine ? "you" : "them";
  const they = mine ? "you" : "they";
  const declined = recording === "refused";
  const until = declined ? "" : ` until ${they} agree`;
  const unseen = `The audience watches over HTTP, so it won’t see or hear ${who}`;
  const seen = `The audience will see and hear ${who}, but the recording won’t include ${who}${until}.`;
  return {
    title: mine
      ? declined
        ? "You declined to be recorded"
        : "You haven’t agreed to be recorded"
      : `${name} ${declined ? "declined" : "hasn’t agreed"} to be recorded`,
    description:
      audience === "always"
        ? `${unseen}${isRecorded ? `, and ${they} won’t be in the recording${until}` : ""}.`
        : `${seen}${audience === "auto" ? ` Viewers over HTTP won’t see or hear ${who}.` : ""}`,
  };
}
