"use client";

import { Select } from "@/components/ui/select";
import type { EventKind } from "@/lib/operation/event-kinds";
import { useUrlFilter } from "../../parts/lists/use-url-filter";

/** Which kind of event is shown below; it lives in the address. */
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
