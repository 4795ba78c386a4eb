"use client";

import { Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";

interface DraftRow {
  key: number;
  name: string;
}

interface DraftRowsProps<Row extends DraftRow> {
  legend: string;
  /** What one of them is called, such as "line". */
  noun: string;
  value: readonly Row[];
  onChange: (rows: Row[]) => void;
  /** How many there can be. */
  most: number;
  make: () => Row;
  name: { placeholder: string; maxLength: number; optional?: boolean };
  /** What the API says about the name of a row. */
  nameError: (index: number) => string | undefined;
  /** The fields of a row below its name. */
  children: (row: Row, index: number, change: (changes: Partial<Row>) => void) => ReactNode;
}

/** Edits a list of named rows, of which there is always one. */
export function DraftRows<Row extends DraftRow>(props: DraftRowsProps<Row>) {
  const { legend, noun, value, onChange, most, make, name, nameError, children } = props;
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 font-semibold text-lg">{legend}</legend>
      {value.map((row, index) => {
        const change = (changes: Partial<Row>) =>
          onChange(value.map((one) => (one.key === row.key ? { ...one, ...changes } : one)));
        return (
          <section
            key={row.key}
            aria-label={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${index + 1}`}
            className="flex flex-col gap-3 border-line border-b pb-4"
          >
            <div className="flex items-end gap-2">
              <Field label="Name" optional={name.optional} className="flex-1" error={nameError(index)}>
                <Input
                  value={row.name}
                  maxLength={name.maxLength}
                  placeholder={name.placeholder}
                  onChange={({ target }) => change({ name: target.value } as Partial<Row>)}
                />
              </Field>
              <IconButton
                label={`Remove ${noun} ${index + 1}`}
                icon={<X className="size-4" aria-hidden />}
                disabled={value.length === 1}
                onClick={() => onChange(value.filter(({ key }) => key !== row.key))}
              />
            </div>
            {children(row, index, change)}
          </section>
        );
      })}
      <Button
        size="sm"
        className="self-start"
        icon={<Plus className="size-4" aria-hidden />}
        disabled={value.length >= most}
        onClick={() => onChange([...value, make()])}
      >
        Add {noun}
      </Button>
    </fieldset>
  );
}
