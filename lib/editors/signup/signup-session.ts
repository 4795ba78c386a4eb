import { type EditServer, EditSession, type Keeper, type Stored } from "@/lib/editors/session/edit-session";
import { type FieldsEditor, fieldsEditing } from "@/lib/editors/session/fields-editor";
import type { SignupContent } from "@/lib/modules/pages/signup-pages/content-schema";
import { signupProblem } from "./signup-problem";

export type SignupEditor = FieldsEditor<SignupContent>;

const editing = fieldsEditing(signupProblem);

/** One page's work on the draft of a signup page. */
export type SignupSession = EditSession<SignupEditor, SignupContent>;

export const openSignupSession = (
  stored: Stored<SignupContent>,
  server: EditServer<SignupContent>,
  keeper: Keeper,
): SignupSession => new EditSession(editing, stored, server, keeper);
