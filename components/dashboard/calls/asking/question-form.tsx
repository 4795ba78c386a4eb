"use client";

import { useState } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { DataOf } from "@/lib/client/wire-types";
import type { CallAnswerWire } from "@/lib/modules/calls/call-answers/schema";
import { useEnvironment } from "../../access/environment";
import { MutationForm } from "../../parts/forms/mutation-form";
import { useMutationForm } from "../../parts/forms/use-mutation-form";
import { CostNote } from "../adding/cost-note";
import { Answer } from "./answer";
import { areDaysInOrder, BLANK_QUESTION, questionBody } from "./question-input";

interface QuestionFormProps {
  usage: DataOf<"getCallUsage"> | null;
  /** Titles of calls and documents by id. */
  titles: Readonly<Record<string, string>>;
  /** The only call to ask, if the page was opened for one. */
  call: { call_id: string; title: string } | null;
}

/** Asks about calls and documents. The answer stays with its question while the next one is typed. */
export function QuestionForm({ usage, titles, call }: QuestionFormProps) {
  const [answered, setAnswered] = useState<{ question: string; answer: CallAnswerWire }>();
  const { base } = useEnvironment();
  const form = useMutationForm("askCalls", {
    initial: BLANK_QUESTION,
    ready: (draft) => draft.question.trim() !== "" && (call !== null || areDaysInOrder(draft)),
    input: (draft) => ({ body: questionBody(draft, call?.call_id ?? null) }),
    onDone: ({ data }, sent) => setAnswered({ question: sent.question.trim(), answer: data }),
    explain: ({ code }) =>
      code === "CREDITS_EXHAUSTED"
        ? "This month’s allowance for sales calls is used up. It resets on the first of next month (UTC)."
        : undefined,
  });
  return (
    <div className="flex flex-col gap-8">
      <MutationForm form={form} submitLabel="Ask" align="start" className="max-w-2xl gap-4">
        <Field
          label="Question"
          hint="In the language of the calls. Answers only quote what was said or written."
          error={form.errorOf("question")}
        >
          <Textarea
            {...form.text("question")}
            rows={2}
            maxLength={500}
            placeholder="Who signs contracts at Northwind?"
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
        </Field>
        {call ? (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="min-w-0 break-words text-base">
              Only in <span className="font-medium">{call.title}</span>
            </p>
            <ButtonLink size="sm" href={`${base}/calls/ask`}>
              Ask all calls
            </ButtonLink>
          </div>
        ) : (
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Field label="Only calls with" optional error={form.errorOf("people.0")}>
              <Input {...form.text("person")} maxLength={200} placeholder="Person" />
            </Field>
            <Field label="Only calls with company" optional error={form.errorOf("company")}>
              <Input {...form.text("company")} maxLength={200} placeholder="Company" />
            </Field>
            <Field label="First day" optional error={form.errorOf("since")}>
              <Input {...form.text("from")} type="date" />
            </Field>
            <Field
              label="Last day"
              optional
              error={
                areDaysInOrder(form.values) ? form.errorOf("until") : "Choose the first day or a later one."
              }
            >
              <Input {...form.text("to")} type="date" />
            </Field>
            <p className="text-ink-muted text-sm sm:col-span-2">
              If you set a filter, documents aren’t searched.
            </p>
          </div>
        )}
        <CostNote what="A question" cents={1} usage={usage} />
      </MutationForm>
      <div aria-live="polite">{answered && <Answer {...answered} titles={titles} />}</div>
    </div>
  );
}
