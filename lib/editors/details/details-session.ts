import { type EditServer, EditSession, type Keeper, type Stored } from "@/lib/editors/session/edit-session";
import { type FieldsEditor, fieldsEditing } from "@/lib/editors/session/fields-editor";
import type { Details } from "./details";
import { detailsProblem } from "./details-problem";

export type DetailsEditor = FieldsEditor<Details>;

const editing = fieldsEditing<Details>((details) => detailsProblem(details)?.words ?? null);

/** A page's editing session for the settings of a show. */
export type DetailsSession = EditSession<DetailsEditor, Details>;

export const openDetailsSession = (
  stored: Stored<Details>,
  server: EditServer<Details>,
  keeper: Keeper,
): DetailsSession => new EditSession(editing, stored, server, keeper);
