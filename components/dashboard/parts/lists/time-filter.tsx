"use client";

import { CalendarRange } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Popover } from "@/components/ui/popover";
import { Time } from "@/components/ui/time";

interface TimeFilterProps {
  /** ISO 8601, or empty. */
  from: string;
  to: string;
  onSet: (changes: { from: string | null; to: string | null }) => void;
}

const HOUR_MS = 3_600_000;
const RECENT = [
  { label: "Last hour", ms: HOUR_MS },
  { label: "24 hours", ms: 24 * HOUR_MS },
  { label: "7 days", ms: 7 * 24 * HOUR_MS },
  { label: "30 days", ms: 30 * 24 * HOUR_MS },
];

/** A time range, kept as instants in the URL: a link shows the same to everyone. */
export function TimeFilter({ from, to, onSet }: TimeFilterProps) {
  const [open, setOpen] = useState(false);
  function apply(start: Date | null, end: Date | null) {
    onSet({ from: start?.toISOString() ?? null, to: end?.toISOString() ?? null });
    setOpen(false);
  }
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    apply(instantOf(form.get("from")), instantOf(form.get("to")));
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      align="start"
      title="Time"
      trigger={
        <Button
          className="font-normal! ring-line-strong!"
          icon={<CalendarRange className="size-4 text-ink-muted" aria-hidden />}
        >
          <span className="tabular">
            <Words from={from} to={to} />
          </span>
        </Button>
      }
    >
      <div className="flex w-72 max-w-full flex-col gap-4">
        <div className="grid grid-cols-2 gap-2">
          {RECENT.map(({ label, ms }) => (
            <Button key={label} size="sm" onClick={() => apply(new Date(Date.now() - ms), null)}>
              {label}
            </Button>
          ))}
        </div>
        <form onSubmit={send} className="flex flex-col gap-3">
          <Field label="From">
            <Input type="datetime-local" name="from" defaultValue={localText(from)} />
          </Field>
          <Field label="To">
            <Input type="datetime-local" name="to" defaultValue={localText(to)} />
          </Field>
          <div className="flex justify-end gap-2">
            <Button size="sm" variant="ghost" onClick={() => apply(null, null)}>
              Any time
            </Button>
            <Button size="sm" variant="primary" type="submit">
              Apply
            </Button>
          </div>
        </form>
      </div>
    </Popover>
  );
}

function instantOf(value: FormDataEntryValue | null): Date | null {
  const time = typeof value === "string" && value !== "" ? new Date(value) : null;
  return time && !Number.isNaN(time.getTime()) ? time : null;
}

/** Formats an instant for an input in the reader's time zone. */
function localText(value: string): string {
  const time = new Date(value);
  if (Number.isNaN(time.getTime())) return "";
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function Words({ from, to }: { from: string; to: string }) {
  const at = (value: string) => <Time value={value} format="short" />;
  if (from && to)
    return (
      <>
        {at(from)} to {at(to)}
      </>
    );
  if (from) return <>Since {at(from)}</>;
  return to ? <>Until {at(to)}</> : <>Any time</>;
}
