"use client";

import { memo } from "react";
import { Field } from "@/components/ui/field";
import { setList } from "@/lib/editors/plan/plan-editor";
import type { PlanSession } from "@/lib/editors/plan/plan-session";
import { LinesField } from "../../../parts/forms/lines-field";

interface PlanListsProps {
  ticker: readonly string[];
  questions: readonly string[];
  apply: PlanSession["apply"];
}

/** Content that belongs to the whole show rather than a segment. */
export const PlanLists = memo(function PlanLists({ ticker, questions, apply }: PlanListsProps) {
  return (
    <div className="mt-8 grid gap-4 sm:grid-cols-2">
      <Field label="Ticker" hint="One per line">
        <LinesField value={ticker} onChange={(lines) => apply((one) => setList(one, "ticker", lines))} />
      </Field>
      <Field label="Questions for the host" hint="One per line">
        <LinesField
          value={questions}
          onChange={(lines) => apply((one) => setList(one, "questions", lines))}
        />
      </Field>
    </div>
  );
});
