"use client";

import { Select } from "@/components/ui/select";
import type { EventKind } from "@/lib/operation/event-kinds";
import { useUrlFilter } from "../../parts/lists/use-url-filter";

/** Selects the event kind shown below. Kept in the URL. */
export function KindChoice({ kinds, chosen }: { kinds: readonly EventKind[]; chosen: EventKind }) {
  const { set } = useUrlFilter();
  return (
    <Select
      aria-label="Payload event type"
      className="w-auto! min-w-56 font-mono"
      options={kinds.map((value) => ({ value, label: value }))}
      value={chosen}
      onValueChange={(kind) => set({ kind })}
    />
  );
}
