import type { Editing } from "@/lib/editors/session/edit-session";
import {
  type FieldsEditor,
  fieldsEditing,
  openFields,
  takeFields,
} from "@/lib/editors/session/fields-editor";
import type { ContentItemWire } from "@/lib/modules/made/content/schema";
import { sameJson } from "@/lib/stage";
import { type ContentDraft, leftIn } from "./content-draft";

/** One change to take back: what the fields had before that it touched. */
interface Step {
  mark: string;
  before: Partial<ContentDraft>;
}

/** A text that's edited on this page, with the changes that can be undone. */
export interface ContentEditor extends FieldsEditor<ContentDraft> {
  past: readonly Step[];
}

const MOST_STEPS = 100;
const FIELDS = ["title", "blocks"] as const;

/** Changes with the same mark, such as typing in one sentence, are one step. */
export function editContent(
  editor: ContentEditor,
  mark: string,
  changes: Partial<ContentDraft>,
): ContentEditor {
  const { past, values } = editor;
  const step = { mark, before: only(values, (field) => field in changes) };
  return {
    ...editor,
    values: { ...values, ...changes },
    past: past.at(-1)?.mark === mark ? past : [...past, step].slice(-MOST_STEPS),
  };
}

export function undoContent(editor: ContentEditor): ContentEditor {
  const values = { ...editor.values, ...editor.past.at(-1)?.before };
  return { ...editor, values, past: editor.past.slice(0, -1) };
}

/** A field that someone else changed can't be put back: their change would go with it. */
function takeTheirs(
  editor: ContentEditor,
  theirs: { value: ContentDraft; version: number },
  sent?: ContentDraft,
): ContentEditor {
  const isKept = (field: keyof ContentDraft) =>
    sent !== undefined || sameJson(editor.base[field], theirs.value[field]);
  const past = editor.past.flatMap(({ mark, before }) => {
    const left = only(before, isKept);
    return Object.keys(left).length > 0 ? [{ mark, before: left }] : [];
  });
  return { ...takeFields(editor, theirs, sent), past };
}

const only = (
  draft: Partial<ContentDraft>,
  isWanted: (field: keyof ContentDraft) => boolean,
): Partial<ContentDraft> =>
  Object.fromEntries(
    FIELDS.filter((field) => field in draft && isWanted(field)).map((field) => [field, draft[field]]),
  );

export const contentEditing = (kind: ContentItemWire["kind"]): Editing<ContentEditor, ContentDraft> => ({
  ...fieldsEditing<ContentDraft>((draft) =>
    (leftIn(kind, draft) ?? 0) < 0
      ? `The post is too long for ${kind === "x_post" ? "X" : "LinkedIn"}.`
      : null,
  ),
  open: (stored) => ({ ...openFields(stored), past: [] }),
  takeTheirs,
  // Words may be erased, so the browser keeps no copy.
  kept: () => null,
  restored: (editor) => editor,
});
