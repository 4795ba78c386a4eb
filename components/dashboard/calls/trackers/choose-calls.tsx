"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import type { SalesCallWire } from "@/lib/modules/calls/calls/schema";
import { CallTime } from "../call-time";
import { callTitle } from "../call-words";

interface ChooseCallsProps {
  calls: readonly SalesCallWire[];
  filters: ReactNode;
  /** Calls that aren't searched. */
  leftOut: ReadonlySet<string>;
  onChange: (leftOut: ReadonlySet<string>) => void;
}

/** Which calls to search: all that are listed, until some are left out. */
export function ChooseCalls({ calls, filters, leftOut, onChange }: ChooseCallsProps) {
  const ids = calls.map(({ call_id }) => call_id);
  const chosen = ids.filter((id) => !leftOut.has(id));
  const isAll = chosen.length === ids.length;
  const choose = (id: string, isChosen: boolean) =>
    onChange(new Set(isChosen ? [...leftOut].filter((one) => one !== id) : [...leftOut, id]));
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 font-semibold text-lg">
        Calls{" "}
        <span className="tabular font-normal text-base text-ink-muted">
          {chosen.length} of {calls.length}
        </span>
      </legend>
      {filters}
      {calls.length === 0 ? (
        <p className="text-base text-ink-muted">No calls match these filters.</p>
      ) : (
        <Button
          size="sm"
          className="self-start"
          onClick={() => onChange(new Set(isAll ? [...leftOut, ...ids] : []))}
        >
          {isAll ? "Deselect all" : "Select all"}
        </Button>
      )}
      <ul className="flex max-h-80 flex-col gap-2 overflow-y-auto py-1">
        {calls.map((call) => (
          <li key={call.call_id}>
            <Checkbox
              label={callTitle(call)}
              hint={<CallTime call={call} format="short" />}
              checked={!leftOut.has(call.call_id)}
              onCheckedChange={(isChosen) => choose(call.call_id, isChosen)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
