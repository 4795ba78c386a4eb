"use client";

import { Button } from "@/components/ui/button";
import type { SalesCallWire } from "@/lib/modules/calls/calls/schema";
import { ForRole } from "../../access/for-role";
import { useAction } from "../../parts/actions/use-action";

/** Says that a show's recording or transcript has changed since the call was read from it. */
export function StaleNote({ call }: { call: SalesCallWire }) {
  const analyze = useAction("analyzeCall", "Call analyzed");
  const { call_id, event_slug, stale } = call;
  if (stale.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-warn-soft p-3">
      <p className="min-w-0 flex-1 basis-64 text-sm">
        {stale.includes("recording")
          ? "The recording was edited after this call was analyzed. Quotes may include what was cut or muted."
          : "The transcript was corrected after this call was analyzed. Quotes may have the earlier words."}
      </p>
      {event_slug !== null && (
        <ForRole least="member">
          <div className="flex flex-wrap items-center gap-3">
            <span className="text-sm">Costs 4 cents.</span>
            <Button
              size="sm"
              busy={analyze.busy}
              onClick={() => analyze.press({ body: { call_id, event_slug } })}
            >
              Analyze again
            </Button>
          </div>
        </ForRole>
      )}
    </div>
  );
}
