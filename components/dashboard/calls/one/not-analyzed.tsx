"use client";

import { Sparkles } from "lucide-react";
import { Button } from "@/components/ui/button";
import { ForRole } from "../../access/for-role";
import { useAction } from "../../parts/actions/use-action";

/** What a call has instead of its analysis, such as one that a notetaker heard but couldn't analyze. */
export function NotAnalyzed({ callId }: { callId: string }) {
  const analyze = useAction("analyzeCall", "Call analyzed");
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-base text-ink-muted">This call isn’t analyzed yet.</p>
      <ForRole least="member">
        <div className="flex flex-wrap items-center gap-3">
          <span className="text-ink-muted text-sm">Costs 4 cents.</span>
          <Button
            variant="primary"
            icon={<Sparkles className="size-4" aria-hidden />}
            busy={analyze.busy}
            onClick={() => analyze.press({ body: { call_id: callId } })}
          >
            Analyze call
          </Button>
        </div>
      </ForRole>
    </div>
  );
}
