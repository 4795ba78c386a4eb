"use client";

import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { isStudioRole } from "@/lib/stage/show-roles";
import type { DeskEntry } from "./people-view";
import { useStudio } from "./studio-context";

type BringOn = (person: Pick<DeskEntry, "identity" | "name" | "role" | "recording">) => void;

const BringOnContext = createContext<BringOn>(() => undefined);

/** Brings someone on stage; confirms first if they did not agree to be recorded. Only inside `BringOnProvider`. */
export const useBringOn = (): BringOn => useContext(BringOnContext);

export function BringOnProvider({ children }: { children: ReactNode }) {
  const { run } = useStudio();
  const [asked, setAsked] = useState<Parameters<BringOn>[0] | null>(null);
  const [open, setOpen] = useState(false);
  const bringOn = useCallback<BringOn>(
    (person) => {
      const { identity, role, recording } = person;
      // Hosts agree by going live, and co-hosts are asked in the studio.
      const isSettled = recording === null || recording === "given";
      const isToBeAsked = recording === "unasked" && isStudioRole(role);
      if (isSettled || isToBeAsked) return void run({ action: "bring_on", identity });
      setAsked(person);
      setOpen(true);
    },
    [run],
  );
  return (
    <BringOnContext value={bringOn}>
      {children}
      {asked && (
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          title={
            asked.recording === "refused"
              ? `${asked.name} declined to be recorded`
              : `${asked.name} hasn’t been asked about recording yet`
          }
          description={
            asked.recording === "refused"
              ? "Bring them on stage only if no one records this show, here or with other software."
              : "They’re asked when they join. Until they answer, no one may record them."
          }
          confirmLabel="Bring on stage anyway"
          tone="primary"
          onConfirm={() => run({ action: "bring_on", identity: asked.identity })}
        />
      )}
    </BringOnContext>
  );
}
