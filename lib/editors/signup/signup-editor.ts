import { z } from "zod";
import type { Stored } from "@/lib/editors/session/edit-session";
import type { SignupContent, SignupField } from "@/lib/modules/pages/signup-pages/content-schema";
import { sameJson } from "@/lib/stage";

/** Someone else changed the field at the same time. This page's value is kept. */
export interface SignupConflict {
  field: SignupField;
  theirs: unknown;
}

/** An editor for a signup page's draft. Immutable: every change returns a new one. */
export interface SignupEditor {
  /** The server's draft, as far as this page knows. */
  base: SignupContent;
  /** The server's version of the page. */
  version: number;
  content: SignupContent;
  conflicts: readonly SignupConflict[];
}

export const openSignup = ({ value, version }: Stored<SignupContent>): SignupEditor => ({
  base: value,
  version,
  content: value,
  conflicts: [],
});

const fieldsOf = (content: SignupContent) => Object.keys(content) as SignupField[];

export const isUnsaved = ({ base, content }: SignupEditor): boolean => !sameJson(base, content);

export function setField<Field extends SignupField>(
  editor: SignupEditor,
  field: Field,
  value: SignupContent[Field],
): SignupEditor {
  return sameJson(editor.content[field], value)
    ? editor
    : { ...editor, content: { ...editor.content, [field]: value } };
}

/**
 * Rebases the editor on the server's draft. `sent` is the common base: after a save what was sent, otherwise
 * what the page last knew. Takes the server's value for fields that this page didn't change.
 */
export function takeTheirs(
  editor: SignupEditor,
  { value: theirs, version }: Stored<SignupContent>,
  sent: SignupContent = editor.base,
): SignupEditor {
  const mine = editor.content;
  const isMine = (field: SignupField) => !sameJson(mine[field], sent[field]);
  const isTheirs = (field: SignupField) => !sameJson(theirs[field], sent[field]);
  const entries = fieldsOf(theirs).map((field) => [field, isMine(field) ? mine[field] : theirs[field]]);
  const both = fieldsOf(theirs).filter(
    (field) => isMine(field) && isTheirs(field) && !sameJson(mine[field], theirs[field]),
  );
  return {
    base: theirs,
    version,
    content: Object.fromEntries(entries) as SignupContent,
    conflicts: [...editor.conflicts, ...both.map((field) => ({ field, theirs: theirs[field] }))],
  };
}

export const dismissConflicts = (editor: SignupEditor): SignupEditor => ({ ...editor, conflicts: [] });

const MOST_LINES = 12;
const MOST_LETTERS = 200;

/**
 * Returns why the content can't be saved yet; null if it can. One-line fields are already limited to what
 * fits.
 */
export function signupProblem({ learn, description }: SignupContent): string | null {
  if (learn.length > MOST_LINES) return `No more than ${MOST_LINES} things to learn.`;
  if (learn.some((line) => line.length > MOST_LETTERS)) return "A thing to learn is too long.";
  return description.length > 20_000 ? "The description is too long." : null;
}

const KeptSchema = z.object({
  version: z.int(),
  base: z.record(z.string(), z.unknown()),
  content: z.record(z.string(), z.unknown()),
});

/** Serializes unsaved edits for the browser's storage, to survive a reload; null if there are none. */
export const keptEdits = (editor: SignupEditor): string | null => {
  const { base, version, content } = editor;
  return isUnsaved(editor) ? JSON.stringify({ version, base, content }) : null;
};

/** Applies the edits from the browser's storage. Ignores what it can't read or what has another shape. */
export function withKept(editor: SignupEditor, kept: string | null): SignupEditor {
  const read = KeptSchema.safeParse(parsed(kept));
  if (!read.success) return editor;
  const fields = fieldsOf(editor.base);
  const known = (given: Record<string, unknown>): SignupContent | undefined => {
    const whole = { ...editor.base, ...given };
    return fields.every((field) => sameKind(whole[field], editor.base[field])) ? whole : undefined;
  };
  const [base, content] = [known(read.data.base), known(read.data.content)];
  if (!base || !content) return editor;
  const stored = { value: editor.base, version: editor.version };
  return takeTheirs({ base, version: read.data.version, content, conflicts: [] }, stored);
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
