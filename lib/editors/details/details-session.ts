import {
  type Editing,
  type EditServer,
  EditSession,
  type Keeper,
  type Stored,
} from "@/lib/editors/session/edit-session";
import {
  type FieldsEditor,
  hasChanges,
  keptFields,
  openFields,
  takeFields,
  withKeptFields,
} from "@/lib/editors/session/fields-editor";
import type { Details } from "./details";
import { detailsProblem } from "./details-problem";

export type DetailsEditor = FieldsEditor<Details>;

const editing: Editing<DetailsEditor, Details> = {
  open: openFields,
  isUnsaved: hasChanges,
  problem: ({ values }) => detailsProblem(values)?.words ?? null,
  stored: ({ values, version }) => ({ value: values, version }),
  takeTheirs: takeFields,
  kept: keptFields,
  restored: (editor, kept) => (hasChanges(editor) ? editor : withKeptFields(editor, kept)),
};

/** A page's editing session for the settings of a show. */
export type DetailsSession = EditSession<DetailsEditor, Details>;

export const openDetailsSession = (
  stored: Stored<Details>,
  server: EditServer<Details>,
  keeper: Keeper,
): DetailsSession => new EditSession(editing, stored, server, keeper);
