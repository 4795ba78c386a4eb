import { z } from "zod";
import { sameJson } from "@/lib/stage";
import type { Editing, Stored } from "./edit-session";

/** Someone else changed the field at the same time. This page's value is kept. */
export interface FieldConflict {
  field: string;
  theirs: unknown;
}

/** An editor for a flat set of fields. Immutable: every change returns a new one. */
export interface FieldsEditor<Values extends object> {
  /** The server's values, as far as this page knows. */
  base: Values;
  version: number;
  values: Values;
  conflicts: readonly FieldConflict[];
}

export const openFields = <Values extends object>({
  value,
  version,
}: Stored<Values>): FieldsEditor<Values> => ({ base: value, version, values: value, conflicts: [] });

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];

/** Returns the names of the fields that differ from the server's values. */
export const changedFields = <Values extends object>({
  base,
  values,
}: Pick<FieldsEditor<Values>, "base" | "values">) =>
  namesOf(base).filter((name) => !sameJson(base[name], values[name]));

export const hasChanges = <Values extends object>(editor: FieldsEditor<Values>): boolean =>
  changedFields(editor).length > 0;

export const setFields = <Values extends object>(
  editor: FieldsEditor<Values>,
  changes: Partial<Values>,
): FieldsEditor<Values> => ({ ...editor, values: { ...editor.values, ...changes } });

/** Resets all fields to the server's values. */
export const discardChanges = <Values extends object>(
  editor: FieldsEditor<Values>,
): FieldsEditor<Values> => ({ ...editor, values: editor.base, conflicts: [] });

export const dismissConflicts = <Values extends object>(
  editor: FieldsEditor<Values>,
): FieldsEditor<Values> => ({ ...editor, conflicts: [] });

/**
 * Rebases the editor on the server's values. `sent` is the common base: after a save what was sent, otherwise
 * what the page last knew. Takes the server's value for fields that this page didn't change.
 */
export function takeFields<Values extends object>(
  editor: FieldsEditor<Values>,
  { value: theirs, version }: Stored<Values>,
  sent: Values = editor.base,
): FieldsEditor<Values> {
  const mine = editor.values;
  const isMine = (name: keyof Values) => !sameJson(mine[name], sent[name]);
  const values = { ...theirs };
  const both: FieldConflict[] = [];
  for (const field of namesOf(theirs).filter(isMine)) {
    values[field] = mine[field];
    const isTheirs = !sameJson(theirs[field], sent[field]) && !sameJson(theirs[field], mine[field]);
    if (isTheirs) both.push({ field, theirs: theirs[field] });
  }
  return { base: theirs, version, values, conflicts: [...editor.conflicts, ...both] };
}

const KeptSchema = z.object({
  version: z.int(),
  base: z.record(z.string(), z.unknown()),
  values: z.record(z.string(), z.unknown()),
});

/** Serializes unsaved edits for the browser's storage, to survive a reload; null if there are none. */
export const keptFields = <Values extends object>(editor: FieldsEditor<Values>): string | null => {
  const { base, version, values } = editor;
  return hasChanges(editor) ? JSON.stringify({ version, base, values }) : null;
};

/** Applies the edits from the browser's storage. Ignores what it can't read or what has another shape. */
export function withKeptFields<Values extends object>(
  editor: FieldsEditor<Values>,
  kept: string | null,
): FieldsEditor<Values> {
  const read = KeptSchema.safeParse(parsed(kept));
  if (!read.success) return editor;
  const names = namesOf(editor.base);
  const known = (given: Record<string, unknown>): Values | undefined => {
    const own = Object.fromEntries(names.filter((name) => name in given).map((name) => [name, given[name]]));
    const whole: Values = { ...editor.base, ...own };
    return names.every((name) => sameKind(whole[name], editor.base[name])) ? whole : undefined;
  };
  const [base, values] = [known(read.data.base), known(read.data.values)];
  if (!base || !values) return editor;
  const stored = { value: editor.base, version: editor.version };
  return takeFields({ base, version: read.data.version, values, conflicts: [] }, stored);
}

const sameKind = (one: unknown, other: unknown): boolean =>
  Array.isArray(other)
    ? Array.isArray(one) && one.every((item) => typeof item === "string")
    : typeof one === typeof other;

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How a session edits a flat set of fields. `problem` says why the values can't be saved yet; null if they can. */
export const fieldsEditing = <Values extends object>(
  problem: (values: Values) => string | null,
): Editing<FieldsEditor<Values>, Values> => ({
  open: openFields,
  isUnsaved: hasChanges,
  problem: ({ values }) => problem(values),
  stored: ({ values, version }) => ({ value: values, version }),
  takeTheirs: takeFields,
  kept: keptFields,
  restored: (editor, kept) => (hasChanges(editor) ? editor : withKeptFields(editor, kept)),
});
