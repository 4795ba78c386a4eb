"use client";

import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Time } from "@/components/ui/time";
import type { SalesCallWire } from "@/lib/modules/calls/calls/schema";
import { callTitle } from "../call-words";

interface ChooseCallsProps {
  calls: readonly SalesCallWire[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: Set<string>) => void;
}

/** Which calls to search. */
export function ChooseCalls({ calls, chosen, onChange }: ChooseCallsProps) {
  const isAll = calls.every(({ call_id }) => chosen.has(call_id));
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 font-semibold text-lg">
        Calls{" "}
        <span className="tabular font-normal text-base text-ink-muted">
          {chosen.size} of {calls.length}
        </span>
      </legend>
      <Button
        size="sm"
        className="self-start"
        onClick={() => onChange(new Set(isAll ? [] : calls.map(({ call_id }) => call_id)))}
      >
        {isAll ? "Choose none" : "Choose all"}
      </Button>
      <ul className="flex max-h-80 flex-col gap-2 overflow-y-auto py-1">
        {calls.map((call) => (
          <li key={call.call_id}>
            <Checkbox
              label={callTitle(call)}
              hint={
                <Time
                  value={call.started_at ?? call.created_at}
                  format="short"
                  zone={call.timezone ?? "UTC"}
                />
              }
              checked={chosen.has(call.call_id)}
              onCheckedChange={(isChosen) => {
                const next = new Set(chosen);
                if (isChosen) next.add(call.call_id);
                else next.delete(call.call_id);
                onChange(next);
              }}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
