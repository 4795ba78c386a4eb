"use client";

import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { DraftRows } from "../../draft-rows";
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

/** The API only says that a price isn't valid. It's a number here, so it has too many decimals. */
const refusalOf = (field: string, words: string | undefined): string | undefined =>
  words && field === "unit_price" ? "Use only the currency’s decimals, such as 1234 or 1234.50." : words;

/** Edits what is sold, line by line. */
export function LineRows({ value, onChange, errorOf, amounts }: LineRowsProps) {
  return (
    <DraftRows
      legend="Line items"
      noun="line"
      value={value}
      onChange={onChange}
      most={MOST_LINES}
      make={() => newLine(value, { tax: value.at(-1)?.tax ?? "" })}
      name={{ placeholder: "Team plan, one year", maxLength: 200 }}
      nameError={(index) => errorOf(`line_items.${index}.name`)}
    >
      {(line, index, change) => {
        const problems = lineProblems(line);
        const boxOf = (
          label: string,
          member: "qty" | "price" | "discount" | "tax",
          field: string,
          placeholder: string,
        ) => (
          <Field
            label={label}
            error={problems[field] ?? refusalOf(field, errorOf(`line_items.${index}.${field}`))}
          >
            <Input
              className="tabular"
              inputMode="decimal"
              maxLength={20}
              placeholder={placeholder}
              value={line[member]}
              onChange={({ target }) => change({ [member]: target.value })}
            />
          </Field>
        );
        return (
          <>
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
                  onChange={({ target }) => change({ description: target.value })}
                />
              </Field>
              <p className="tabular min-h-9 min-w-24 content-center text-right text-base">
                <span className="sr-only">Amount of line {index + 1}: </span>
                {amounts[index] ?? "–"}
              </p>
            </div>
          </>
        );
      }}
    </DraftRows>
  );
}
