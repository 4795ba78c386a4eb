"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { TestClockWire } from "@/lib/modules/developers/test-clock/schema";
import { useEnvironment } from "../../access/environment";
import { FormProblem } from "../../parts/forms/form-problem";
import { DueTable } from "./due-table";
import { dueWords } from "./due-words";

const STEPS = [
  { value: "next", label: "To what is planned next" },
  { value: "3600", label: "By an hour" },
  { value: "86400", label: "By a day" },
  { value: "604800", label: "By a week" },
  { value: "chosen", label: "To a time of my choice" },
] as const;
type Step = (typeof STEPS)[number]["value"];

/** Undefined while nothing is chosen. */
function bodyOf(step: Step, chosen: string, next: string | undefined) {
  if (step === "next") return next === undefined ? undefined : { now: next };
  if (step !== "chosen") return { advance_sec: Number(step) };
  const time = new Date(chosen);
  return Number.isNaN(time.getTime()) ? undefined : { now: time.toISOString() };
}

/** Chooses how far to advance. Shows first what would fall due on the way. */
export function AdvanceForm({ clock }: { clock: TestClockWire }) {
  const { as } = useEnvironment();
  const router = useRouter();
  const next = clock.upcoming.find(({ at }) => at > clock.now);
  const [step, setStep] = useState<Step>(next ? "next" : "3600");
  const [chosen, setChosen] = useState("");
  const preview = useApiMutation("advanceTestClock", as);
  const advance = useApiMutation("advanceTestClock", as);
  const body = bodyOf(step, chosen, next?.at);
  const error = advance.error ?? preview.error;
  const choose = <T,>(set: (value: T) => void) => {
    return (value: T) => {
      set(value);
      preview.reset();
      advance.reset();
    };
  };
  const go = () =>
    advance.mutate(
      { body: { ...body } },
      {
        onSuccess: ({ data }) => {
          toast.success(data.advancing_to ? "On its way. This takes a while." : "The clock was advanced.");
          preview.reset();
          router.refresh();
        },
      },
    );
  const planned = preview.data?.data.due;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Advance" className="w-full sm:w-60">
          <Select options={STEPS} value={step} onValueChange={choose(setStep)} />
        </Field>
        {step === "chosen" && (
          <Field label="To, in your time" className="w-full sm:w-56">
            <Input
              type="datetime-local"
              value={chosen}
              onChange={(event) => choose(setChosen)(event.target.value)}
            />
          </Field>
        )}
        <Button
          busy={preview.isPending}
          disabled={!body}
          onClick={() => preview.mutate({ body: { ...body, dry_run: true } })}
        >
          Preview
        </Button>
        <Button variant="primary" busy={advance.isPending} disabled={!body} onClick={go}>
          Advance
        </Button>
      </div>
      {step === "next" && (
        <p className="text-base text-ink-muted">
          {next
            ? `${next.event_slug ? `${next.event_slug}: ` : ""}${dueWords(next)}.`
            : "Nothing is planned."}
        </p>
      )}
      {error && <FormProblem>{error.message}</FormProblem>}
      {planned && (
        <div role="status">
          <p className="mb-2 font-medium text-base">
            {planned.length > 0
              ? "This would fall due, with what follows from it:"
              : "Nothing would fall due."}
          </p>
          {planned.length > 0 && <DueTable label="What would fall due" rows={planned} />}
        </div>
      )}
    </div>
  );
}
