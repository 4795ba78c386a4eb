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
  { value: "next", label: "To the next scheduled job" },
  { value: "3600", label: "By 1 hour" },
  { value: "86400", label: "By 1 day" },
  { value: "604800", label: "By 1 week" },
  { value: "chosen", label: "To a custom time" },
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
          toast.success(data.advancing_to ? "Advancing… This may take a while." : "Clock advanced");
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
          <Field label="Time, in your time zone" className="w-full sm:w-56">
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
          {next ? `${next.event_slug ? `${next.event_slug}: ` : ""}${dueWords(next)}.` : "Nothing scheduled."}
        </p>
      )}
      {error && <FormProblem>{error.message}</FormProblem>}
      {planned && (
        <div role="status">
          <p className="mb-2 font-medium text-base">
            {planned.length > 0 ? "This would run, along with anything it triggers:" : "Nothing would run."}
          </p>
          {planned.length > 0 && <DueTable label="What would run" rows={planned} />}
        </div>
      )}
    </div>
  );
}
