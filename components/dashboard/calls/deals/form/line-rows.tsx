"use client";

import { Plus, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { type LineDraft, lineProblems, newLine } from "./deal-draft";

interface LineRowsProps {
  value: readonly LineDraft[];
  onChange: (lines: LineDraft[]) => void;
  /** What the API says about a field, such as `line_items.0.unit_price`. */
  errorOf: (field: string) => string | undefined;
  /** Each line's amount after discount and tax, once it's known. */
  amounts: readonly string[];
}

const MOST_LINES = 500;

/** Edits what is sold, line by line. */
export function LineRows({ value, onChange, errorOf, amounts }: LineRowsProps) {
  const change = (key: number, changes: Partial<LineDraft>) =>
    onChange(value.map((line) => (line.key === key ? { ...line, ...changes } : line)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold text-lg">Line items</legend>
      {value.map((line, index) => {
        const problems = lineProblems(line);
        const boxOf = (
          label: string,
          member: "qty" | "price" | "discount" | "tax",
          field: string,
          placeholder: string,
        ) => (
          <Field label={label} error={problems[field] ?? errorOf(`line_items.${index}.${field}`)}>
            <Input
              className="tabular"
              inputMode="decimal"
              maxLength={20}
              placeholder={placeholder}
              value={line[member]}
              onChange={({ target }) => change(line.key, { [member]: target.value })}
            />
          </Field>
        );
        return (
          <section
            key={line.key}
            aria-label={`Line ${index + 1}`}
            className="flex flex-col gap-3 border-line border-b pb-4"
          >
            <div className="flex items-end gap-2">
              <Field label="Name" className="flex-1" error={errorOf(`line_items.${index}.name`)}>
                <Input
                  value={line.name}
                  maxLength={200}
                  placeholder="Team plan, one year"
                  onChange={({ target }) => change(line.key, { name: target.value })}
                />
              </Field>
              <IconButton
                label={`Remove line ${index + 1}`}
                icon={<X className="size-4" aria-hidden />}
                disabled={value.length === 1}
                onClick={() => onChange(value.filter(({ key }) => key !== line.key))}
              />
            </div>
            <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
              {boxOf("Quantity", "qty", "qty", "1")}
              {boxOf("Unit price", "price", "unit_price", "0.00")}
              {boxOf("Discount %", "discount", "discount_percent", "0")}
              {boxOf("Tax %", "tax", "tax_percent", "0")}
            </div>
            <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
              <Field
                label="Description"
                optional
                className="min-w-48 flex-1"
                error={errorOf(`line_items.${index}.description`)}
              >
                <Input
                  value={line.description}
                  maxLength={1_000}
                  onChange={({ target }) => change(line.key, { description: target.value })}
                />
              </Field>
              <p className="tabular min-h-9 min-w-24 content-center text-right text-base">
                <span className="sr-only">Amount of line {index + 1}: </span>
                {amounts[index] ?? "–"}
              </p>
            </div>
          </section>
        );
      })}
      <Button
        size="sm"
        className="self-start"
        icon={<Plus className="size-4" aria-hidden />}
        disabled={value.length >= MOST_LINES}
        onClick={() => onChange([...value, newLine(value, { tax: value.at(-1)?.tax ?? "" })])}
      >
        Add line
      </Button>
    </fieldset>
  );
}
