"use client";

import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { DataOf } from "@/lib/client/wire-types";
import type { CallAnswerWire } from "@/lib/modules/calls/call-answers/schema";
import { MutationForm } from "../../parts/forms/mutation-form";
import { useMutationForm } from "../../parts/forms/use-mutation-form";
import { CostNote } from "../adding/cost-note";
import { Answer } from "./answer";

interface QuestionFormProps {
  usage: DataOf<"getCallUsage"> | null;
  /** Titles of calls and documents by id. */
  titles: Readonly<Record<string, string>>;
}

/** Asks about calls and documents. The answer stays with its question while the next one is typed. */
export function QuestionForm({ usage, titles }: QuestionFormProps) {
  const [answered, setAnswered] = useState<{ question: string; answer: CallAnswerWire }>();
  const form = useMutationForm("askCalls", {
    initial: { question: "", person: "", company: "" },
    ready: ({ question }) => question.trim() !== "",
    input: ({ question, person, company }) => ({
      body: {
        question: question.trim(),
        ...(person.trim() ? { people: [person.trim()] } : {}),
        ...(company.trim() ? { company: company.trim() } : {}),
      },
    }),
    onDone: ({ data }, sent) => setAnswered({ question: sent.question.trim(), answer: data }),
    explain: ({ code }) =>
      code === "CREDITS_EXHAUSTED" ? "This month’s allowance for sales calls is used up." : undefined,
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
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label="Only calls with" optional error={form.errorOf("people.0")}>
            <Input {...form.text("person")} maxLength={200} placeholder="Person" />
          </Field>
          <Field
            label="Only calls with company"
            optional
            hint="With either filter, documents aren’t searched."
            error={form.errorOf("company")}
          >
            <Input {...form.text("company")} maxLength={200} placeholder="Company" />
          </Field>
        </div>
        <CostNote what="A question" cents={1} usage={usage} />
      </MutationForm>
      <div aria-live="polite">{answered && <Answer {...answered} titles={titles} />}</div>
    </div>
  );
}
