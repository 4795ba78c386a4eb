"use client";

import { Drama } from "lucide-react";
import { useStudio } from "./studio-context";

/** A visible band for the length of the rehearsal. */
export function RehearsalBand() {
  const { state } = useStudio();
  if (!state.rehearsal) return null;
  return (
    <p
      role="status"
      className="flex min-h-9 shrink-0 items-center justify-center gap-2 border-warn border-b-2 bg-warn-soft px-4 py-1 text-center text-base"
    >
      <Drama className="size-4 shrink-0 text-warn max-sm:hidden" aria-hidden />
      <span>
        <strong className="font-semibold">Rehearsal.</strong> Everything works like the live show, but the
        audience can’t see or hear you and nothing is counted.
      </span>
    </p>
  );
}
