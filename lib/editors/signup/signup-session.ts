import {
  type Editing,
  type EditServer,
  EditSession,
  type Keeper,
  type Stored,
} from "@/lib/editors/session/edit-session";
import type { SignupContent } from "@/lib/modules/pages/signup-pages/content-schema";
import {
  isUnsaved,
  openSignup,
  type SignupEditor,
  signupProblem,
  takeTheirs,
  unsavedEdits,
  withUnsaved,
} from "./signup-editor";

const editing: Editing<SignupEditor, SignupContent> = {
  open: openSignup,
  isUnsaved,
  problem: ({ content }) => signupProblem(content),
  stored: ({ content, version }) => ({ value: content, version }),
  takeTheirs,
  kept: unsavedEdits,
  restored: (editor, kept) => (isUnsaved(editor) ? editor : withUnsaved(editor, kept)),
};

/** A page's editing session for the draft of a signup page. */
export type SignupSession = EditSession<SignupEditor, SignupContent>;

export const openSignupSession = (
  stored: Stored<SignupContent>,
  server: EditServer<SignupContent>,
  keeper: Keeper,
): SignupSession => new EditSession(editing, stored, server, keeper);
