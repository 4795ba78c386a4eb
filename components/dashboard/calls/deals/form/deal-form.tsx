"use client";

import clsx from "clsx";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import { Textarea } from "@/components/ui/textarea";
import { formatMoney, type ProposalLanguage } from "@/lib/deals";
import { fieldWords, restWords } from "../../../parts/forms/field-words";
import { FormProblem } from "../../../parts/forms/form-problem";
import { MutationForm } from "../../../parts/forms/mutation-form";
import type { FormState } from "../../../parts/forms/use-mutation-form";
import type { Analysis } from "../../call-words";
import { DealTotals } from "../deal-totals";
import { type DealDraft, type LineDraft, lineFields, newLine, totalsRequest } from "./deal-draft";
import { LineRows } from "./line-rows";
import { SaidPrices } from "./said-prices";
import { useTotals } from "./use-totals";

/** The proposal is written in one of these. */
const LANGUAGES: readonly { value: ProposalLanguage; label: string }[] = [
  { value: "en", label: "English" },
  { value: "de", label: "German" },
  { value: "fr", label: "French" },
  { value: "es", label: "Spanish" },
];

interface DealFormProps {
  form: FormState<DealDraft>;
  submitLabel: string;
  validHint: string;
  /** What was said in the call that the deal comes out of. */
  numbers?: Analysis["numbers"];
}

/** Edits a deal. Its totals are those of the API, while they are typed. */
export function DealForm({ form, submitLabel, validHint, numbers = [] }: DealFormProps) {
  const request = totalsRequest(form.values);
  const totals = useTotals(request);
  const { lines } = form.values;
  const setLines = (next: LineDraft[]) => form.set({ lines: next });
  const refused = request ? totals.error : null;
  const shown = new Set<string>();
  /** The dry run is newer than what was last sent. */
  const errorOf = (field: string): string | undefined => {
    shown.add(field);
    return fieldWords(refused, field) ?? form.errorOf(field);
  };
  // The lines are drawn after the messages that are about no field.
  for (const field of lineFields(lines)) errorOf(field);
  const known = request && totals.data ? totals.data : undefined;
  /** The totals are of the lines before the last change. */
  const isOld = totals.isPlaceholderData;
  const amounts = (isOld ? [] : (known?.line_items ?? [])).map(({ total }) =>
    formatMoney(total.minor, known?.currency ?? "USD"),
  );
  return (
    <MutationForm form={form} submitLabel={submitLabel} align="start" className="max-w-3xl gap-8">
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_9rem_7rem]">
        <Field label="Title" error={form.errorOf("title")}>
          <Input {...form.text("title")} maxLength={200} placeholder="Yearly plan for Northwind" />
        </Field>
        <Field label="Language" error={form.errorOf("language")}>
          <NativeSelect options={LANGUAGES} {...form.choice("language")} />
        </Field>
        <Field label="Currency" error={errorOf("currency") && "Enter a currency code, such as EUR."}>
          <Input {...form.text("currency")} maxLength={3} className="uppercase" autoComplete="off" />
        </Field>
      </div>
      <SaidPrices
        numbers={numbers}
        onAdd={({ amount, currency }) => {
          const added = newLine(lines, { price: amount });
          const isBlank = lines.length === 1 && lines[0]?.name === "" && lines[0].price === "";
          form.set({
            lines: isBlank ? [added] : [...lines, added],
            ...(currency ? { currency } : {}),
          });
        }}
      />
      <LineRows value={lines} onChange={setLines} errorOf={errorOf} amounts={amounts} />
      <section
        aria-label="Totals"
        aria-live="polite"
        aria-busy={isOld}
        className={clsx("w-full max-w-xs self-end transition-opacity", isOld && "opacity-70")}
      >
        {known ? (
          <DealTotals deal={known} />
        ) : (
          <p className="text-right text-ink-muted text-sm">
            {refused
              ? "Correct the amounts to see the total."
              : "Enter a price for each line to see the total."}
          </p>
        )}
      </section>
      {refused && restWords(refused, shown) && <FormProblem>{restWords(refused, shown)}</FormProblem>}
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-3 font-semibold text-lg">Customer</legend>
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <Field label="Company" optional error={form.errorOf("customer.company")}>
            <Input {...form.text("company")} maxLength={200} />
          </Field>
          <Field label="Contact" optional error={form.errorOf("customer.name")}>
            <Input {...form.text("name")} maxLength={200} />
          </Field>
          <Field label="Email" optional error={form.errorOf("customer.email")}>
            <Input {...form.text("email")} type="email" maxLength={254} />
          </Field>
        </div>
      </fieldset>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Notes" optional hint="Shown below the total." error={form.errorOf("notes")}>
          <Textarea {...form.text("notes")} rows={3} maxLength={5_000} />
        </Field>
        <Field label="Valid until" optional hint={validHint} error={form.errorOf("valid_until")}>
          <Input {...form.text("validUntil")} type="datetime-local" />
        </Field>
      </div>
      {!form.ready && (
        <p className="text-ink-muted text-sm">
          Enter a title, a currency, and a name, quantity and price for each line.
        </p>
      )}
    </MutationForm>
  );
}
