"use client";

import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";

interface LanguageFieldProps {
  value: string;
  onChange: (language: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
}

/** Pages and emails are translated into the first four. */
const LANGUAGES = ["en", "de", "es", "fr", "it", "pt", "nl", "pl", "sv", "da", "fi", "tr", "ja", "ko", "zh"];

const nameOf = (tag: string): string => {
  try {
    return new Intl.DisplayNames(["en"], { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
};

const options = (present: string) =>
  (LANGUAGES.includes(present) || present === "" ? LANGUAGES : [present, ...LANGUAGES]).map((value) => ({
    value,
    label: nameOf(value),
  }));

/** Language of the show's pages and emails. */
export const LanguageField = ({ value, onChange, error, hint }: LanguageFieldProps) => (
  <Field label="Language" hint={hint} error={error}>
    <Select options={options(value)} value={value || null} onValueChange={onChange} />
  </Field>
);
